/** The longer side of the square that is looked at, in pixels: enough for a code at arm's length, little enough for a phone. */
const LOOKED_AT = 640

const canvas = () => document.createElement('canvas')

/** A picture of what a video or an image shows, its middle square for a video, whole for a picture. */
function picture(
  source: CanvasImageSource,
  width: number,
  height: number,
  whole: boolean,
  paper = canvas(),
): ImageData | null {
  if (width === 0 || height === 0) return null
  const side = Math.min(width, height)
  const [cutWidth, cutHeight] = whole ? [width, height] : [side, side]
  const scale = Math.min(1, (whole ? 1600 : LOOKED_AT) / Math.max(cutWidth, cutHeight))
  paper.width = Math.round(cutWidth * scale)
  paper.height = Math.round(cutHeight * scale)
  const pen = paper.getContext('2d', { willReadFrequently: true })
  if (pen === null) return null
  pen.drawImage(
    source,
    (width - cutWidth) / 2,
    (height - cutHeight) / 2,
    cutWidth,
    cutHeight,
    0,
    0,
    paper.width,
    paper.height,
  )
  return pen.getImageData(0, 0, paper.width, paper.height)
}

export const frameOf = (video: HTMLVideoElement, paper: HTMLCanvasElement): ImageData | null =>
  picture(video, video.videoWidth, video.videoHeight, false, paper)

/** The picture in a file; null when it is none. */
export async function pictureIn(file: File): Promise<ImageData | null> {
  const bitmap = await createImageBitmap(file).catch(() => null)
  if (bitmap === null) return null
  const found = picture(bitmap, bitmap.width, bitmap.height, true)
  bitmap.close()
  return found
}
