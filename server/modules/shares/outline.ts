/** A point of a quadratic outline, in the font's units. */
export type Point = { x: number; y: number; on: boolean }
export type Contours = readonly (readonly Point[])[]

type Places = { glyf: Buffer; loca: Buffer; long: boolean }

const [ON, X_SHORT, Y_SHORT, REPEAT, X_SAME, Y_SAME] = [1, 2, 4, 8, 16, 32]
const [WORDS, OFFSETS, SCALE, MORE, TWO_SCALES, MATRIX] = [1, 2, 8, 32, 64, 128]
const DEEPEST = 5

/** A signed 2.14 number. */
const fixed = (bytes: Buffer, at: number): number => bytes.readInt16BE(at) / 16_384

/** The outline of a simple glyph: flags, then x and y as differences. */
function simple(glyph: Buffer, count: number): Contours {
  const ends = Array.from({ length: count }, (_none, index) => glyph.readUInt16BE(10 + 2 * index))
  const total = (ends.at(-1) ?? -1) + 1
  let at = 10 + 2 * count + 2 + glyph.readUInt16BE(10 + 2 * count)
  const flags: number[] = []
  while (flags.length < total) {
    const flag = glyph.readUInt8(at++)
    const times = flag & REPEAT ? glyph.readUInt8(at++) + 1 : 1
    for (let time = 0; time < times; time += 1) flags.push(flag)
  }
  const along = (short: number, same: number) => {
    let value = 0
    return flags.map((flag) => {
      if (flag & short) value += glyph.readUInt8(at++) * (flag & same ? 1 : -1)
      else if (!(flag & same)) {
        value += glyph.readInt16BE(at)
        at += 2
      }
      return value
    })
  }
  const xs = along(X_SHORT, X_SAME)
  const ys = along(Y_SHORT, Y_SAME)
  const points = flags.map((flag, index) => ({ x: xs[index] ?? 0, y: ys[index] ?? 0, on: (flag & ON) !== 0 }))
  return ends.map((end, index) => points.slice(index === 0 ? 0 : (ends[index - 1] ?? 0) + 1, end + 1))
}

/** A letter with its marks: other glyphs, moved and perhaps scaled. */
function composite(places: Places, glyph: Buffer, depth: number): Contours {
  const contours: Point[][] = []
  let at = 10
  for (let flags = MORE; flags & MORE;) {
    flags = glyph.readUInt16BE(at)
    const part = glyph.readUInt16BE(at + 2)
    const words = (flags & WORDS) !== 0
    const [dx, dy] = words
      ? [glyph.readInt16BE(at + 4), glyph.readInt16BE(at + 6)]
      : [glyph.readInt8(at + 4), glyph.readInt8(at + 5)]
    at += words ? 8 : 6
    let [a, b, c, d] = [1, 0, 0, 1]
    if (flags & SCALE) {
      a = d = fixed(glyph, at)
      at += 2
    } else if (flags & TWO_SCALES) {
      ;[a, d] = [fixed(glyph, at), fixed(glyph, at + 2)]
      at += 4
    } else if (flags & MATRIX) {
      ;[a, b, c, d] = [fixed(glyph, at), fixed(glyph, at + 2), fixed(glyph, at + 4), fixed(glyph, at + 6)]
      at += 8
    }
    const [moveX, moveY] = flags & OFFSETS ? [dx, dy] : [0, 0]
    for (const contour of outlineOf(places, part, depth + 1))
      contours.push(
        contour.map(({ x, y, on }) => ({ x: a * x + c * y + moveX, y: b * x + d * y + moveY, on })),
      )
  }
  return contours
}

/** The outline of a glyph by its number; nothing for a blank. */
export function outlineOf(places: Places, glyph: number, depth = 0): Contours {
  if (depth > DEEPEST) throw new RangeError('A glyph is made of itself')
  const { glyf, loca, long } = places
  const place = (index: number) => (long ? loca.readUInt32BE(4 * index) : 2 * loca.readUInt16BE(2 * index))
  const [start, end] = [place(glyph), place(glyph + 1)]
  if (start === end) return []
  const bytes = glyf.subarray(start, end)
  const count = bytes.readInt16BE(0)
  return count < 0 ? composite(places, bytes, depth) : simple(bytes, count)
}
