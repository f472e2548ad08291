import { writeFileSync } from 'node:fs'
import sharp from 'sharp'

const WIDTH = 640
const HEIGHT = 480
const FRAMES = 20

/** Writes what a camera sees of a picture held in front of it, as the video file (YUV 4:2:0) that a browser takes for a camera. */
export async function filmOf(picture: Buffer, file: string): Promise<void> {
  const grey = await sharp(picture)
    .resize(WIDTH, HEIGHT, { fit: 'contain', background: '#777' })
    .greyscale()
    .raw()
    .toBuffer()
  const colourless = Buffer.alloc((WIDTH * HEIGHT) / 2, 128)
  const frame = Buffer.concat([Buffer.from('FRAME\n'), grey, colourless])
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`)
  writeFileSync(file, Buffer.concat([head, ...Array.from({ length: FRAMES }, () => frame)]))
}
