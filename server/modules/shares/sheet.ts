import { lettering, type Lettering } from './lettering.ts'

/** The size that every place shows a link's picture at. */
export const SHARE_WIDTH = 1200
export const SHARE_HEIGHT = 630

/** What stands on the paper beside the picture. */
export type ShareWords = {
  /** A quiet line above: the kind of place, where it is. */
  eyebrow: string
  title: string
  /** The price or the days, in lagoon green; empty for none. */
  figure: string
  /** A quiet line below: the rating. */
  note: string
}

const PAPER = { sheet: '#fcfaf4', ink: '#2a211b', soft: '#5f544a', action: '#0b5a52', seal: '#b3362b' }
const SHEET = { x: 48, width: 620, inset: 44, foot: 48 }
const INNER = SHEET.width - 2 * SHEET.inset
const TITLE_LINES = 3

/** Breaks a text into lines no wider than `most`; what does not fit into `lines` ends in an ellipsis. */
export function broken(
  text: string,
  size: number,
  most: number,
  lines: number,
  letters: Lettering,
): string[] {
  const rows: string[] = []
  for (const word of text.split(/\s+/)) {
    const last = rows.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && letters.width(longer, size) <= most) rows[rows.length - 1] = longer
    else rows.push(word)
  }
  if (rows.length <= lines) return rows
  const cut = rows.slice(0, lines)
  let end = cut[lines - 1] ?? ''
  while (end !== '' && letters.width(`${end}…`, size) > most) end = end.slice(0, -1)
  return [...cut.slice(0, -1), `${end.trimEnd()}…`]
}

/** A sheet of paper with words, laid over the foot of a picture: an SVG of the whole size, all letters as shapes. */
export function drawSheet({ eyebrow, title, figure, note }: ShareWords): string {
  const [plain, bold] = [lettering(400), lettering(600)]
  const rows: { path: string; colour: string }[] = []
  const left = SHEET.x + SHEET.inset
  let y = 0
  const line = (text: string, size: number, gap: number, letters: Lettering, colour: string) => {
    if (text === '') return
    y += gap
    rows.push({ path: letters.path(text, size, left, y), colour })
  }
  const [small] = broken(eyebrow, 26, INNER - 32, 1, plain)
  y = 44
  rows.push({ path: plain.path(small ?? '', 26, left + 32, y), colour: PAPER.soft })
  const size = broken(title, 52, INNER, 99, bold).length > 2 ? 44 : 52
  const titles = broken(title, size, INNER, TITLE_LINES, bold)
  titles.forEach((text, index) => line(text, size, index === 0 ? size + 18 : size * 1.22, bold, PAPER.ink))
  line(figure, 40, 66, bold, PAPER.action)
  line(broken(note, 26, INNER, 1, plain)[0] ?? '', 26, 46, plain, PAPER.soft)
  const height = y + 40
  const top = SHARE_HEIGHT - SHEET.foot - height
  const shadow = [3, 8, 18]
    .map(
      (spread) =>
        `<rect x="${SHEET.x - spread / 3}" y="${top + spread / 3}" width="${SHEET.width + spread / 1.5}" height="${height + spread / 3}" rx="${22 + spread / 3}" fill="#1d130a" fill-opacity=".10"/>`,
    )
    .join('')
  const mark = bold.width('Ghé', 40)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}">` +
    `<rect x="${SHARE_WIDTH - mark - 104}" y="40" width="${mark + 56}" height="72" rx="20" fill="${PAPER.sheet}"/>` +
    `<path d="${bold.path('Ghé', 40, SHARE_WIDTH - mark - 76, 90)}" fill="${PAPER.action}"/>` +
    `${shadow}<rect x="${SHEET.x}" y="${top}" width="${SHEET.width}" height="${height}" rx="20" fill="${PAPER.sheet}"/>` +
    `<g transform="translate(0 ${top})"><rect x="${left}" y="24" width="20" height="20" rx="4" fill="${PAPER.seal}" transform="rotate(8 ${left + 10} 34)"/>` +
    rows.map(({ path, colour }) => `<path d="${path}" fill="${colour}"/>`).join('') +
    '</g></svg>'
  )
}
