import {
  dimensionProblem,
  fileProblem,
  HEAD_BYTES,
  isHeic,
  pictureKind,
  type UploadCode,
  type UploadProblem,
} from '#contract/upload.ts'
import { shrunk } from './shrink.ts'

/** A picture as it is sent: `file` is the chosen one, or smaller where that is too heavy. `address` shows it until `forget` is called. */
export type LookedAt = {
  file: File
  address: string
  kind: 'jpeg' | 'png'
  width: number
  height: number
  forget: () => void
}

/** Width and height as the browser shows it; null when it cannot. */
async function measured(address: string): Promise<{ width: number; height: number } | null> {
  const image = new Image()
  image.src = address
  try {
    await new Promise((resolve, reject) => {
      image.addEventListener('load', resolve, { once: true })
      image.addEventListener('error', reject, { once: true })
    })
    return { width: image.naturalWidth, height: image.naturalHeight }
  } catch {
    return null
  }
}

/** What a file is, by the rules of the server. */
async function judged(file: File): Promise<LookedAt | UploadProblem> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
  const wrong = fileProblem({ name: file.name, type: file.type, size: file.size, head })
  const kind = pictureKind(head)
  if (kind === null || (wrong !== null && wrong.code !== 'image_size'))
    return wrong ?? { code: 'image_format', params: [] }
  const address = URL.createObjectURL(file)
  const size = await measured(address)
  const unfit: UploadProblem | null =
    size === null ? { code: 'image_format', params: [] } : (dimensionProblem(size) ?? wrong)
  if (unfit === null && size !== null)
    return { file, address, kind, ...size, forget: () => URL.revokeObjectURL(address) }
  URL.revokeObjectURL(address)
  return unfit ?? { code: 'image_format', params: [] }
}

/** What a smaller picture is no longer. */
const TOO_MUCH: readonly string[] = ['image_size', 'G_TOO_MANY_PIXELS'] satisfies UploadCode[]

/** Judges a file before anything is sent, as the server does; what is too heavy for it, as photos of phones are, is made smaller, and a HEIC becomes a JPEG where the browser can open one. */
export async function lookAt(file: File): Promise<LookedAt | UploadProblem> {
  const seen = await judged(file)
  if (isLookedAt(seen) || !(isHeic(file) || TOO_MUCH.includes(seen.code))) return seen
  const smaller = await shrunk(file)
  if (smaller !== null) return judged(smaller)
  return isHeic(file) ? { code: 'G_HEIC', params: [] } : seen
}

export const isLookedAt = (seen: LookedAt | UploadProblem): seen is LookedAt => 'address' in seen
