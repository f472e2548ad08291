import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '#server/root.ts'
import { readFont, type Font, type Glyph } from './font.ts'
import type { Contours, Point } from './outline.ts'

const FOLDER = join(ROOT, 'node_modules/@fontsource/be-vietnam-pro/files')
/** The typeface comes in parts; together they hold every letter of Vietnamese and English, and the đồng. */
const PARTS = ['latin', 'vietnamese', 'latin-ext']
export type Weight = 400 | 600

/** Letters as shapes, so that a picture looks alike on every machine, whatever fonts it has. */
export type Lettering = {
  /** How wide a line is, in pixels at a size. */
  width: (text: string, size: number) => number
  /** The line as an SVG path with its baseline at (x, y). */
  path: (text: string, size: number, x: number, y: number) => string
}

const fonts = new Map<Weight, Font[]>()

function fontsOf(weight: Weight): Font[] {
  const known = fonts.get(weight)
  if (known) return known
  const read = PARTS.map((part) =>
    readFont(readFileSync(join(FOLDER, `be-vietnam-pro-${part}-${weight}-normal.woff`))),
  )
  fonts.set(weight, read)
  return read
}

const middle = (a: Point, b: Point) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

/** A closed outline as path commands; between two control points lies a point that is not written down. */
function contourPath(points: readonly Point[], place: (point: { x: number; y: number }) => string): string {
  const first = points.findIndex(({ on }) => on)
  const turned = first < 0 ? points : [...points.slice(first), ...points.slice(0, first)]
  const [begin] = turned
  if (!begin) return ''
  let path = `M${place(begin)}`
  const rest = [...turned.slice(1), begin]
  rest.forEach((point, index) => {
    if (point.on) {
      if (index === 0 || rest[index - 1]?.on === true) path += `L${place(point)}`
      return
    }
    const next = rest[index + 1] ?? begin
    path += `Q${place(point)} ${place(next.on ? next : middle(point, next))}`
  })
  return `${path}Z`
}

/** The typeface in a weight. A character it does not have is left out, like a space of no width. */
export function lettering(weight: Weight): Lettering {
  const all = fontsOf(weight)
  const glyphs = (text: string): { glyph: Glyph; scale: number }[] =>
    Array.from(text.normalize('NFC').replaceAll('\u00a0', ' ')).flatMap((character) => {
      for (const { glyphOf, unitsPerEm } of all) {
        const glyph = glyphOf(character)
        if (glyph) return [{ glyph, scale: 1 / unitsPerEm }]
      }
      return []
    })
  const shape = (contours: Contours, scale: number, x: number, y: number) =>
    contours
      .map((points) =>
        contourPath(
          points,
          (point) => `${(x + point.x * scale).toFixed(1)} ${(y - point.y * scale).toFixed(1)}`,
        ),
      )
      .join('')
  return {
    width: (text, size) =>
      glyphs(text).reduce((sum, { glyph, scale }) => sum + glyph.advance * scale * size, 0),
    path: (text, size, x, y) => {
      let at = x
      return glyphs(text)
        .map(({ glyph, scale }) => {
          const drawn = shape(glyph.contours, scale * size, at, y)
          at += glyph.advance * scale * size
          return drawn
        })
        .join('')
    },
  }
}
