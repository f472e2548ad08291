import { HEIGHT } from './paper/curve.ts'
import { daylight } from './paper/daylight.ts'
import { PAPER } from './paper/materials.ts'
import { dice } from './paper/random.ts'
import { Stage } from './paper/stage.ts'
import { SCENES } from './scenes/scenes.ts'

/** How the mark is set: with round corners for a browser, to the edge for a system that cuts its own shape. */
export interface MarkStyle {
  /** The share of the side by which the corners are rounded, 0 to 0.5. */
  readonly corner: number
  /** The share of the side that the drawing takes; 0.66 stays inside the safe circle of a maskable icon. */
  readonly share: number
  /** Shadows between the papers: pleasant when large, mud when small. */
  readonly shadows: boolean
}

const ROOF = 'M3 29C15 28 25 20 32 8C39 20 49 28 61 29C51 35 41 32 32 22C23 32 13 35 3 29Z'
const BACK_WAVE =
  'M-40 50C-24 50 -14 42 -2 42C12 42 18 51 32 51C46 51 52 42 66 42C78 42 88 50 104 50V120H-40Z'
const FRONT_WAVE =
  'M-40 53C-28 52 -20 58 -6 58C8 58 14 50 26 50C38 50 46 58 60 58C74 58 84 52 104 54V120H-40Z'
const LACQUER_ON_LAGOON = '#d9482f'

const shadow = (path: string): string =>
  [1, 2.4, 4.2]
    .map(
      (width) =>
        `<path d="${path}" transform="translate(.5 .9)" fill="none" stroke="#04201f" stroke-opacity=".16" stroke-width="${width}" stroke-linejoin="round"/>`,
    )
    .join('')

/** The mark: a roof, a sun in its doorway, two waves at its feet. */
export const drawMark = ({ corner, share, shadows }: MarkStyle): string => {
  const radius = corner * 64
  const shift = (1 - share) * 32
  const sheet = (path: string, colour: string): string =>
    `${shadows ? shadow(path) : ''}<path d="${path}" fill="${colour}"/>`
  const sun = 'M25 37a7 7 0 1 1 14 0a7 7 0 1 1 -14 0Z'
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">' +
    `<clipPath id="c"><rect width="64" height="64" rx="${radius}"/></clipPath><g clip-path="url(#c)">` +
    `<rect width="64" height="64" fill="${PAPER.lagoon}"/>` +
    `<g transform="translate(${shift} ${shift}) scale(${share})">` +
    sheet(sun, LACQUER_ON_LAGOON) +
    sheet(ROOF, PAPER.rice) +
    sheet(BACK_WAVE, '#2c7a70') +
    sheet(FRONT_WAVE, '#6fbcae') +
    '</g></g></svg>'
  )
}

/** The letters of the name as strokes, 96 units high from the baseline up, their left edge at 0. */
const LETTERS =
  'M152 -126A76 76 0 1 0 160 -62L104 -62M216 -190L216 0M216 -52A47 47 0 0 1 310 -52L310 0M362 -58L466 -58A52 56 0 1 0 448 -16M404 -150L438 -186'

/** The name as a paper cut at a place, in a colour. */
const drawName = (x: number, y: number, scale: number, colour: string): string => {
  const stroke = (width: number, paint: string, opacity: number): string =>
    `<path d="${LETTERS}" fill="none" stroke="${paint}" stroke-opacity="${opacity}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
  const soft = [0.07, 0.16, 0.27, 0.4, 0.55, 0.75, 1]
    .map((share) => stroke(30 + 24 * share, '#3a2a16', 0.045))
    .join('')
  return `<g transform="translate(${x} ${y}) scale(${scale})"><g transform="translate(4 6)">${soft}</g>${stroke(30, colour, 1)}</g>`
}

/** The picture that stands for the whole product where a link to it is shown; 1280 × 853, safe to crop to 1200 × 630. */
export const drawCover = (): string => {
  const chance = dice('cover 9')
  const stage = new Stage(daylight('golden', dice('cover light 9')))
  SCENES.karst({ stage, place: chance.fork('place'), take: chance.fork('take'), horizon: 500, near: true })
  return stage.toString().replace('</svg>', `${drawName(104, HEIGHT * 0.36, 0.74, PAPER.lagoon)}</svg>`)
}
