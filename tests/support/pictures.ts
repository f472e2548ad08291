import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** What no stored file may ever contain. */
export const PLANTED = 'PLANTED-BY-SOMEBODY'

/** A real picture of soft blobs, so that it compresses like a photograph. */
export async function picture(
  width: number,
  height: number,
  format: 'jpeg' | 'png' = 'jpeg',
  hue = 40,
): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="hsl(${hue} 60% 70%)"/><stop offset="1" stop-color="hsl(${(hue + 90) % 360} 50% 30%)"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/><circle cx="30%" cy="40%" r="20%" fill="hsl(${(hue + 180) % 360} 70% 60%)"/></svg>`
  return sharp(Buffer.from(svg)).toFormat(format).toBuffer()
}

/** A picture with a camera's story: maker, moment and place, and words of somebody's. */
export async function photographed(width: number, height: number): Promise<Buffer> {
  return sharp(await picture(width, height))
    .withExif({
      IFD0: { Make: PLANTED, ImageDescription: `<script>${PLANTED}</script>` },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '21/1 1/1 40/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '105/1 51/1 15/1',
      },
    })
    .jpeg()
    .toBuffer()
}

/** One chunk of a PNG. */
function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

const PNG_MARK = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** A small file that unfolds into a huge picture: all pixels alike. */
export function pngBomb(width: number, height: number, rows = height): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const pixels = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * rows), { level: 9 })
  return Buffer.concat([
    PNG_MARK,
    pngChunk('IHDR', header),
    pngChunk('IDAT', pixels),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

/** A PNG with one more chunk after its header. */
export const withChunk = (png: Buffer, type: string, data: Buffer): Buffer =>
  Buffer.concat([png.subarray(0, 33), pngChunk(type, data), png.subarray(33)])

/** A JPEG with one more segment after its beginning: 0xfe a comment, 0xe2 a colour profile. */
export function withSegment(jpeg: Buffer, marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 0xff])
  return Buffer.concat([jpeg.subarray(0, 2), head, data, jpeg.subarray(2)])
}

export type SentFile = { name: string; type: string; bytes: Buffer; field?: string }
const BOUNDARY = 'boundary-of-a-test'
export const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`

/** The body of a form with files, as a browser writes it. */
export function formOf(files: readonly SentFile[], end = `--${BOUNDARY}--\r\n`): Buffer {
  const parts = files.flatMap(({ name, type, bytes, field = 'file' }) => [
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`,
    ),
    bytes,
    Buffer.from('\r\n'),
  ])
  return Buffer.concat([...parts, Buffer.from(end)])
}
