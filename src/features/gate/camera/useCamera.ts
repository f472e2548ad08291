import { useEffect, useRef, useState, type RefObject } from 'react'
import { findDecoder, type Decoder } from './decoder.ts'
import { frameOf } from './frames.ts'

export type CameraState = 'starting' | 'on' | 'refused' | 'missing'
export type Camera = {
  /** The video element that shows what the camera sees. */
  video: RefObject<HTMLVideoElement | null>
  state: CameraState
  cameras: readonly { id: string; label: string }[]
  chosen: string
  choose: (id: string) => void
  /** Whether the light can be switched; null where the camera has none. */
  torch: boolean | null
  switchTorch: () => void
}

const isRefusal = (error: unknown) => error instanceof DOMException && error.name === 'NotAllowedError'

/** What the type library does not know yet of cameras with a light. */
const hasTorch = (track: MediaStreamTrack): boolean => 'torch' in track.getCapabilities()
const light = (track: MediaStreamTrack, on: boolean): Promise<void> => {
  const wish: MediaTrackConstraintSet & { torch: boolean } = { torch: on }
  return track.applyConstraints({ advanced: [wish] })
}

/** Shows a camera in a video and calls back with every code that it sees, while `on`. */
export function useCamera({
  on,
  startEngine,
  onCode,
}: {
  on: boolean
  startEngine: () => Promise<Worker>
  onCode: (text: string) => void
}): Camera {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<CameraState>('starting')
  const [cameras, setCameras] = useState<Camera['cameras']>([])
  const [chosen, choose] = useState('')
  const [torch, setTorch] = useState<boolean | null>(null)
  const track = useRef<MediaStreamTrack | null>(null)
  const seen = useRef(onCode)
  useEffect(() => {
    seen.current = onCode
  })

  useEffect(() => {
    if (!on) return
    let gone = false
    let stream: MediaStream | null = null
    let decoder: Decoder | null = null
    const paper = document.createElement('canvas')

    async function look(): Promise<void> {
      const element = video.current
      if (gone || element === null || decoder === null) return
      const frame = element.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA ? frameOf(element, paper) : null
      const text = frame === null ? null : await decoder.decode(frame)
      if (gone) return
      if (text !== null && text !== '') seen.current(text)
      requestAnimationFrame(() => void look())
    }

    async function start(): Promise<void> {
      if (!('mediaDevices' in navigator)) return setState('missing')
      const wanted = chosen === '' ? { facingMode: 'environment' } : { deviceId: { exact: chosen } }
      stream = await navigator.mediaDevices.getUserMedia({ video: wanted, audio: false })
      if (gone) return stream.getTracks().forEach((one) => one.stop())
      const [first] = stream.getVideoTracks()
      track.current = first ?? null
      setTorch(first && hasTorch(first) ? false : null)
      if (video.current) {
        video.current.srcObject = stream
        await video.current.play().catch(() => undefined)
      }
      setState('on')
      const devices = await navigator.mediaDevices.enumerateDevices()
      setCameras(
        devices.flatMap(({ kind, deviceId, label }) =>
          kind === 'videoinput' ? [{ id: deviceId, label }] : [],
        ),
      )
      decoder = await findDecoder(startEngine)
      await look()
    }

    start().catch((error: unknown) => {
      if (!gone) setState(isRefusal(error) ? 'refused' : 'missing')
    })
    return () => {
      gone = true
      decoder?.close()
      stream?.getTracks().forEach((one) => one.stop())
      track.current = null
    }
  }, [on, chosen, startEngine])

  return {
    video,
    state,
    cameras,
    chosen,
    choose,
    torch,
    switchTorch: () => {
      if (track.current === null || torch === null) return
      void light(track.current, !torch)
        .then(() => setTorch(!torch))
        .catch(() => setTorch(null))
    },
  }
}
