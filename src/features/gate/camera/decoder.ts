/** Finds the text of a QR code in a picture; null when there is none. */
export type Decoder = { decode: (picture: ImageData) => Promise<string | null>; close: () => void }

type Detector = { detect: (picture: ImageData) => Promise<readonly { rawValue: string }[]> }
type DetectorMaker = (new (options: { formats: string[] }) => Detector) & {
  getSupportedFormats: () => Promise<string[]>
}
const isMaker = (value: unknown): value is DetectorMaker =>
  typeof value === 'function' && 'getSupportedFormats' in value

/** The browser's own detector, where there is one that knows QR codes: faster, and nothing has to be loaded. */
async function ownDetector(): Promise<Decoder | null> {
  const maker: unknown = Reflect.get(globalThis, 'BarcodeDetector')
  if (!isMaker(maker)) return null
  const formats: readonly string[] = await maker.getSupportedFormats().catch(() => [])
  if (!formats.includes('qr_code')) return null
  const detector = new maker({ formats: ['qr_code'] })
  return {
    decode: async (picture) => (await detector.detect(picture).catch(() => []))[0]?.rawValue ?? null,
    close: () => undefined,
  }
}

type Result = { id: number; type: 'qrResult'; data: string | null }
const isResult = (value: unknown): value is Result =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'qrResult' && 'id' in value

function engineDecoder(engine: Worker): Decoder {
  let last = 0
  const waiting = new Map<number, (text: string | null) => void>()
  engine.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isResult(data)) return
    waiting.get(data.id)?.(data.data)
    waiting.delete(data.id)
  })
  return {
    decode: (picture) =>
      new Promise((resolve) => {
        last += 1
        waiting.set(last, resolve)
        engine.postMessage({ id: last, type: 'decode', data: picture }, [picture.data.buffer])
      }),
    close: () => engine.postMessage({ id: 0, type: 'close' }, []),
  }
}

/** The best decoder there is on this device. */
export const findDecoder = async (startEngine: () => Promise<Worker>): Promise<Decoder> =>
  (await ownDetector()) ?? engineDecoder(await startEngine())
