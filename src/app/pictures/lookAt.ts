import {
  dimensionProblem,
  fileProblem,
  HEAD_BYTES,
  pictureKind,
  type UploadProblem,
} from '#contract/upload.ts'

/** A picture file as it can be shown before it is sent. `address` shows it until `forget` is called. */
export type LookedAt = {
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

/** Judges a file by the rules of the server before anything is sent. */
export async function lookAt(file: File): Promise<LookedAt | UploadProblem> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
  const wrong = fileProblem({ name: file.name, type: file.type, size: file.size, head })
  if (wrong) return wrong
  const address = URL.createObjectURL(file)
  const size = await measured(address)
  const kind = pictureKind(head)
  const unfit: UploadProblem | null =
    size === null || kind === null ? { code: 'image_format', params: [] } : dimensionProblem(size)
  if (unfit || size === null || kind === null) {
    URL.revokeObjectURL(address)
    return unfit ?? { code: 'image_format', params: [] }
  }
  return { address, kind, ...size, forget: () => URL.revokeObjectURL(address) }
}

export const isLookedAt = (seen: LookedAt | UploadProblem): seen is LookedAt => 'address' in seen
