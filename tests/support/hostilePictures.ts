import { randomFillSync } from 'node:crypto'
import sharp from 'sharp'
import { MAX_UPLOAD_BYTES } from '#contract/upload.ts'
import {
  formOf,
  photographed,
  picture,
  PLANTED,
  pngBomb,
  withChunk,
  withSegment,
  type SentFile,
} from './pictures.ts'

/** One thing somebody may send: a body, and what has to come of it. `either`: refused, or kept without anything planted. */
export type Hostile = { what: string; body: Buffer; outcome: 'refused' | 'clean' | 'either' }

/** Numbers from 0 to 1 that are the same for a seed. */
function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

type Make = (
  next: () => number,
  base: { jpeg: Buffer; png: Buffer; exif: Buffer },
) => Buffer | Promise<Buffer>
const script = `<html><body><script>${PLANTED}</script></body></html>`
const noise = (next: () => number, length: number) =>
  Buffer.from(Array.from({ length }, () => Math.floor(next() * 256)))

function flipped(bytes: Buffer, next: () => number, from: number): Buffer {
  const copy = Buffer.from(bytes)
  for (let flips = 1 + Math.floor(next() * 30); flips > 0; flips--)
    copy[from + Math.floor(next() * (copy.length - from))] = Math.floor(next() * 256)
  return copy
}

const KINDS: readonly [what: string, outcome: Hostile['outcome'], make: Make][] = [
  ['a GIF under another name', 'refused', async (_next, { png }) => sharp(png).gif().toBuffer()],
  ['a WebP under another name', 'refused', async (_next, { png }) => sharp(png).webp().toBuffer()],
  ['a TIFF under another name', 'refused', async (_next, { png }) => sharp(png).tiff().toBuffer()],
  [
    'an SVG with a script',
    'refused',
    () =>
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><script>${PLANTED}</script></svg>`,
      ),
  ],
  ['a page', 'refused', () => Buffer.from(script)],
  [
    'a page that begins like a JPEG',
    'refused',
    () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(script)]),
  ],
  [
    'a picture with a page behind its end',
    'clean',
    (_next, { jpeg }) => Buffer.concat([jpeg, Buffer.from(script)]),
  ],
  [
    'a picture with an archive behind its end',
    'clean',
    (next, { png }) =>
      Buffer.concat([png, Buffer.from('PK\u0003\u0004'), Buffer.from(PLANTED), noise(next, 400)]),
  ],
  ['a script in a comment', 'clean', (_next, { jpeg }) => withSegment(jpeg, 0xfe, Buffer.from(script))],
  ['words in a text chunk', 'clean', (_next, { png }) => withChunk(png, 'tEXt', Buffer.from(`k\0${script}`))],
  ['where it was taken', 'clean', (_next, { exif }) => exif],
  [
    'a senseless profile in a PNG',
    'either',
    (next, { png }) =>
      withChunk(png, 'iCCP', Buffer.concat([Buffer.from(`${PLANTED}\0\0`), noise(next, 300)])),
  ],
  [
    'a senseless profile in a JPEG',
    'either',
    (next, { jpeg }) =>
      withSegment(
        jpeg,
        0xe2,
        Buffer.concat([Buffer.from('ICC_PROFILE\0\u0001\u0001'), noise(next, 500), Buffer.from(PLANTED)]),
      ),
  ],
  [
    'a picture that was cut off',
    'refused',
    (next, { jpeg, png }) => {
      const whole = next() < 0.5 ? jpeg : png
      return whole.subarray(0, 40 + Math.floor(next() * (whole.length * 0.8 - 40)))
    },
  ],
  [
    'a picture with wrong bytes',
    'either',
    (next, { jpeg, png }) => flipped(next() < 0.5 ? jpeg : png, next, 30),
  ],
  [
    'noise that begins like a picture',
    'refused',
    (next) =>
      Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), noise(next, 5000)]),
  ],
  ['20,000 × 20,000 pixels in a small file', 'refused', () => pngBomb(20_000, 20_000)],
  [
    'a header that promises more than there is',
    'refused',
    (next) => pngBomb(30_000, 30_000, 1 + Math.floor(next() * 9)),
  ],
  [
    'too many bytes',
    'refused',
    (_next, { jpeg }) => Buffer.concat([jpeg, randomFillSync(Buffer.alloc(MAX_UPLOAD_BYTES - jpeg.length))]),
  ],
  ['too few pixels', 'refused', async (next) => picture(599 - Math.floor(next() * 300), 400)],
]

const NAMES = [
  'anh.jpg',
  '../../../etc/passwd',
  'C:\\fakepath\\x.png',
  'x.php.jpg',
  'ảnh đẹp.jpeg',
  '.htaccess',
  'a\u0000.svg',
  '%2e%2e%2fx.html',
]
const TYPES = ['image/jpeg', 'image/png', 'application/octet-stream', 'image/svg+xml', 'text/html']

/** A picture that is no harm, in a form that is. */
function brokenForm(next: () => number, file: SentFile): Buffer {
  const whole = formOf([file])
  const ways: (() => Buffer)[] = [
    () => whole.subarray(0, Math.floor(next() * whole.length)),
    () => formOf([file], ''),
    () => Buffer.from('no form at all'),
    () => formOf([{ ...file, field: '__proto__' }]),
    () => formOf([{ ...file, field: 'constructor' }]),
    () => formOf(Array.from({ length: 40 }, () => ({ ...file, bytes: Buffer.from('x') }))),
    () => formOf([{ ...file, name: 'x'.repeat(101) }]),
    () => formOf([{ ...file, name: `x"\r\nContent-Type: text/html\r\n\r\n${script}` }]),
    () => Buffer.concat([Buffer.from('\r\n'.repeat(5000)), whole.subarray(0, 300)]),
    () => Buffer.alloc(0),
  ]
  return (ways[Math.floor(next() * ways.length)] ?? (() => whole))()
}

/** So many hostile uploads, the same for a seed: ten of each twenty-one kinds when there are 210. */
export async function hostileUploads(seed: number, many: number): Promise<Hostile[]> {
  const next = dice(seed)
  const base = {
    jpeg: await picture(640, 480),
    png: await picture(620, 420, 'png', 200),
    exif: await photographed(640, 480),
  }
  const made: Hostile[] = []
  for (let number = 0; number < many; number++) {
    const kind = KINDS[number % (KINDS.length + 1)]
    const name = NAMES[Math.floor(next() * NAMES.length)] ?? 'anh.jpg'
    const type = TYPES[Math.floor(next() * TYPES.length)] ?? 'image/jpeg'
    if (!kind) {
      made.push({
        what: 'a form that is none',
        body: brokenForm(next, { name, type, bytes: base.jpeg }),
        outcome: 'refused',
      })
      continue
    }
    const [what, outcome, make] = kind
    made.push({ what, outcome, body: formOf([{ name, type, bytes: await make(next, base) }]) })
  }
  return made
}
