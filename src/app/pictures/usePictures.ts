import { useCallback, useEffect, useRef, useState } from 'react'
import type { UploadProblem } from '#contract/upload.ts'
import { isProblem } from '#src/api/problem.ts'
import { sendPicture, type SentPicture } from '#src/api/upload.ts'
import { isLookedAt, lookAt, type LookedAt } from './lookAt.ts'

/** One picture on its way: looked at, sent, or what is wrong with it (`problem` before sending, `error` from the server). */
export type Picked = {
  key: string
  file: File
  looked: LookedAt | null
  /** From 0 to 1; null when it is not being sent. */
  progress: number | null
  sent: SentPicture | null
  problem: UploadProblem | null
  error: Error | null
}

let counter = 0

/** So many go out side by side: ten at once on a slow line would all be too late. */
const AT_ONCE = 3
let going = 0
const waiting: (() => void)[] = []

async function inTurn(work: () => Promise<void>): Promise<void> {
  if (going >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
  going += 1
  try {
    await work()
  } finally {
    going -= 1
    waiting.shift()?.()
  }
}

/** Picks pictures and sends each at once; `ids` are those that have arrived, in order, for the call they are for. */
export function usePictures(most: number) {
  const [pictures, setPictures] = useState<readonly Picked[]>([])
  const [tooMany, setTooMany] = useState(false)
  const stops = useRef(new Map<string, AbortController>())
  const latest = useRef(pictures)
  /** Those that were taken away before they were looked at, and whether the page is gone. */
  const left = useRef(new Set<string>())
  const ended = useRef(false)
  useEffect(() => {
    latest.current = pictures
  }, [pictures])
  useEffect(() => {
    ended.current = false
    const sending = stops.current
    return () => {
      ended.current = true
      for (const stop of sending.values()) stop.abort()
      for (const { looked } of latest.current) looked?.forget()
    }
  }, [])

  const change = useCallback((key: string, next: Partial<Picked>) => {
    setPictures((all) => all.map((one) => (one.key === key ? { ...one, ...next } : one)))
  }, [])

  const send = useCallback(
    async (key: string, file: File) => {
      const stop = new AbortController()
      stops.current.set(key, stop)
      change(key, { progress: 0, error: null })
      try {
        await inTurn(async () => {
          stop.signal.throwIfAborted()
          const sent = await sendPicture(file, {
            signal: stop.signal,
            onProgress: (progress) => change(key, { progress }),
          })
          change(key, { sent, progress: null })
        })
      } catch (error) {
        if (!stop.signal.aborted)
          change(key, { progress: null, error: isProblem(error) ? error : new Error('unknown') })
      }
    },
    [change],
  )

  /** Looks at a file and sends it. One that cannot be read, as it is gone from the disk or the cloud, may be tried again. */
  const look = useCallback(
    async (key: string, file: File) => {
      if (ended.current || left.current.has(key)) return
      change(key, { error: null })
      const seen = await lookAt(file).catch(() => null)
      if (seen === null) change(key, { error: new Error('unknown') })
      else if (isLookedAt(seen)) {
        change(key, { file: seen.file, looked: seen })
        void send(key, seen.file)
      } else change(key, { problem: seen })
    },
    [change, send],
  )

  const add = useCallback(
    async (files: readonly File[]) => {
      const room = most - latest.current.length
      setTooMany(files.length > room)
      const none = { looked: null, progress: null, sent: null, problem: null, error: null }
      const chosen = files.slice(0, room).map((file) => ({ key: `picture-${(counter += 1)}`, file, ...none }))
      setPictures((all) => [...all, ...chosen])
      for (const { key, file } of chosen) await look(key, file)
    },
    [look, most],
  )

  const remove = useCallback((key: string) => {
    stops.current.get(key)?.abort()
    left.current.add(key)
    setTooMany(false)
    setPictures((all) =>
      all.filter((one) => {
        if (one.key !== key) return true
        one.looked?.forget()
        return false
      }),
    )
  }, [])

  return {
    pictures,
    tooMany,
    ids: pictures.flatMap(({ sent }) => (sent ? [sent.picture_id] : [])),
    /** Something is on its way or cannot be sent: what they are for waits, so that nothing is left out in silence. */
    unsettled: pictures.some(({ sent }) => sent === null),
    /** One of them cannot be sent as it is. */
    refused: pictures.some(({ problem, error }) => problem !== null || error !== null),
    add,
    remove,
    retry: ({ key, file, looked }: Picked) => void (looked ? send(key, file) : look(key, file)),
  }
}
export type Pictures = ReturnType<typeof usePictures>
