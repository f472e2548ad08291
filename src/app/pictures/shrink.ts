import { keptScale, MAX_UPLOAD_BYTES, MIN_PICTURE } from '#contract/upload.ts'

type Size = { width: number; height: number }

/** How strongly a JPEG is packed, tried one after the other until it is light enough: none of them shows on a phone's screen. */
const QUALITIES = [0.9, 0.8, 0.7, 0.6]
/** By how much the sides are cut where packing alone is not enough. */
const STEP = 0.8

/** The sides a picture is sent with: as large as the server keeps it, and never below what it takes. */
const sentScale = (size: Size): number =>
  Math.min(1, Math.max(keptScale(size), MIN_PICTURE.width / size.width, MIN_PICTURE.height / size.height))

const packed = (canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', quality)
  })

function drawn(bitmap: ImageBitmap, scale: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil(bitmap.width * scale)
  canvas.height = Math.ceil(bitmap.height * scale)
  const pen = canvas.getContext('2d')
  if (pen === null) return canvas
  // What is transparent in a PNG would be black in a JPEG.
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return canvas
}

/** A picture that is too heavy to be sent, upright and as light as the server takes it; null where this device cannot. */
export async function shrunk(file: File): Promise<File | null> {
  let bitmap: ImageBitmap
  try {
    // As people see it: a camera writes beside the picture which way it was held.
    bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch {
    return null
  }
  try {
    const least = Math.max(MIN_PICTURE.width / bitmap.width, MIN_PICTURE.height / bitmap.height)
    for (let scale = sentScale(bitmap); ; scale = Math.max(scale * STEP, least)) {
      const canvas = drawn(bitmap, scale)
      for (const quality of QUALITIES) {
        const blob = await packed(canvas, quality)
        if (blob !== null && blob.size < MAX_UPLOAD_BYTES)
          return new File([blob], file.name.replace(/(\.\w{1,5})?$/, '.jpg'), { type: 'image/jpeg' })
      }
      if (scale <= least) return null
    }
  } finally {
    bitmap.close()
  }
}
