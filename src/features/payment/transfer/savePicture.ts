import { saveFile } from '#src/ui/saveFile.ts'
import type { DrawnCode } from '#src/ui/drawCode.ts'

/** Width of the saved picture, pixels: wide enough for every bank's reader, small enough for a phone's album. */
const WIDTH = 1080
const MARGIN = 80
const CODE = WIDTH - 2 * MARGIN
const LINE = 92

export type PictureLine = { label: string; value: string }

const font = (weight: 400 | 600, size: number) => `${weight} ${size}px 'Be Vietnam Pro', sans-serif`

/** The code with everything one types beside it, black on white, as a bank's app reads it from the album. */
function draw(code: DrawnCode, title: string, lines: readonly PictureLine[]): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = MARGIN + 90 + CODE + 30 + lines.length * LINE + MARGIN
  const paper = canvas.getContext('2d')
  if (!paper) return canvas
  paper.fillStyle = '#fff'
  paper.fillRect(0, 0, canvas.width, canvas.height)
  paper.fillStyle = '#000'
  paper.textAlign = 'center'
  paper.font = font(600, 48)
  paper.fillText(title, WIDTH / 2, MARGIN + 40, CODE)
  const scale = CODE / code.size
  paper.setTransform(scale, 0, 0, scale, MARGIN, MARGIN + 90)
  paper.fill(new Path2D(code.path))
  paper.resetTransform()
  const top = MARGIN + 90 + CODE + 30
  for (const [index, { label, value }] of lines.entries()) {
    const baseline = top + index * LINE + 60
    paper.textAlign = 'left'
    paper.font = font(400, 36)
    paper.fillStyle = '#555'
    paper.fillText(label, MARGIN, baseline)
    paper.textAlign = 'right'
    paper.font = font(600, 42)
    paper.fillStyle = '#000'
    paper.fillText(value, WIDTH - MARGIN, baseline, CODE * 0.66)
  }
  return canvas
}

const blobOf = (canvas: HTMLCanvasElement) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))

/** On phones the share sheet is the only way into the album; elsewhere the picture is downloaded. */
const isPhone = () => matchMedia('(pointer: coarse)').matches

/** Saves the code as a PNG with all its text. False where the device refused. */
export async function savePicture(
  code: DrawnCode,
  told: { title: string; lines: readonly PictureLine[]; name: string },
): Promise<boolean> {
  await document.fonts.load(font(600, 42), told.title).catch(() => [])
  const blob = await blobOf(draw(code, told.title, told.lines))
  if (!blob) return false
  const file = new File([blob], told.name, { type: 'image/png' })
  if (isPhone() && 'canShare' in navigator && navigator.canShare({ files: [file] })) {
    // Closing the share sheet is a choice, not a failure.
    await navigator.share({ files: [file] }).catch(() => undefined)
    return true
  }
  saveFile(told.name, blob)
  return true
}
