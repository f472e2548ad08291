import { outlineOf, type Contours } from './outline.ts'
import { woffTables } from './woff.ts'

/** A glyph in the units of its font, the baseline at 0 and up positive. */
export type Glyph = { advance: number; contours: Contours }

/** A font that can be asked for glyphs. */
export type Font = { unitsPerEm: number; glyphOf: (character: string) => Glyph | null }

/** Which glyph stands for a character: the Unicode table of format 4, which fonts of the web have. */
function characterMap(cmap: Buffer): (code: number) => number {
  const count = cmap.readUInt16BE(2)
  const offsets = Array.from({ length: count }, (_none, index) => cmap.readUInt32BE(4 + 8 * index + 4))
  const at = offsets.find((offset) => cmap.readUInt16BE(offset) === 4)
  if (at === undefined) throw new RangeError('The font has no character map of format 4')
  const doubled = cmap.readUInt16BE(at + 6)
  const ends = at + 14
  const starts = ends + doubled + 2
  return (code) => {
    for (let segment = 0; segment < doubled; segment += 2) {
      if (cmap.readUInt16BE(ends + segment) < code) continue
      const start = cmap.readUInt16BE(starts + segment)
      if (start > code) return 0
      const delta = cmap.readInt16BE(starts + doubled + segment)
      const rangeAt = starts + 2 * doubled + segment
      const range = cmap.readUInt16BE(rangeAt)
      if (range === 0) return (code + delta) & 0xffff
      const glyph = cmap.readUInt16BE(rangeAt + range + 2 * (code - start))
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff
    }
    return 0
  }
}

/** Reads a TrueType font from a WOFF file. */
export function readFont(file: Buffer): Font {
  const tables = woffTables(file)
  const table = (tag: string) => {
    const found = tables.get(tag)
    if (!found) throw new RangeError(`The font has no table ${tag}`)
    return found
  }
  const [head, hmtx] = [table('head'), table('hmtx')]
  const glyphFor = characterMap(table('cmap'))
  const metrics = table('hhea').readUInt16BE(34)
  const places = { glyf: table('glyf'), loca: table('loca'), long: head.readInt16BE(50) === 1 }
  return {
    unitsPerEm: head.readUInt16BE(18),
    glyphOf: (character) => {
      const glyph = glyphFor(character.codePointAt(0) ?? 0)
      if (glyph === 0) return null
      const advance = hmtx.readUInt16BE(4 * Math.min(glyph, metrics - 1))
      return { advance, contours: outlineOf(places, glyph) }
    },
  }
}
