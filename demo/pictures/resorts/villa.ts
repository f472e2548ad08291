import { lighter, mix, type Colour } from '../paper/colour.ts'
import { box, pen, polygon } from '../paper/curve.ts'
import { PAPER } from '../paper/materials.ts'
import type { Dice } from '../paper/random.ts'
import type { Stage } from '../paper/stage.ts'
import { pane } from '../parts/houses.ts'
import { bush } from '../parts/plants.ts'

/** Draws a building on the ground at `(x, y)`, its foot `size` wide. */
export type Building = (stage: Stage, chance: Dice, x: number, y: number, size: number) => void

/** A tall pane of glass with a curtain and slim frames. */
export const glassWall = (
  stage: Stage,
  chance: Dice,
  x: number,
  y: number,
  width: number,
  height: number,
  panes: number,
): void => {
  const { light } = stage
  const glass = pane(stage, 0.06, chance, 0.92)
  stage.piece(
    box(x, y, width, height),
    stage.gradient(light.lamps ? lighter(glass, 0.04) : mix(glass, light.sky[3], 0.4), glass),
  )
  const curtain = mix(light.paint(PAPER.rice, 0.05), glass, 0.35)
  if (chance.chance(0.7))
    stage.piece(
      box(x, y, width * 0.13, height) + box(x + width * 0.87, y, width * 0.13, height),
      curtain,
      0.9,
    )
  if (light.lamps) {
    const lamp = x + width * chance.between(0.3, 0.7)
    stage.piece(
      box(lamp - 1, y, 2, height * 0.3) +
        polygon([
          [lamp - 9, y + height * 0.42],
          [lamp - 4, y + height * 0.29],
          [lamp + 4, y + height * 0.29],
          [lamp + 9, y + height * 0.42],
        ]),
      mix(PAPER.teak, glass, 0.2),
    )
  }
  let frames = ''
  for (let index = 0; index <= panes; index += 1)
    frames += box(x + (width * index) / panes - 1.6, y, 3.2, height)
  stage.piece(frames + box(x, y, width, 3), light.paint(PAPER.bark, 0.05))
}

const thatch = (stage: Stage, put: (template: string) => string, roof: Colour): void => {
  stage.thread(
    put(
      'M-52 -38C-20 -41 20 -41 52 -38M-46 -45C-16 -48 16 -48 46 -45M-39 -52C-14 -55 14 -55 39 -52M-31 -60C-12 -62 12 -62 31 -60',
    ),
    mix(roof, stage.light.ink, 0.26),
    1.6,
    0.6,
  )
}

/** A pavilion under a great hipped roof, open to the garden. */
const pavilion: Building = (stage, chance, x, y, size) => {
  const put = pen(x, y, size / 100)
  const { light } = stage
  const roof = light.paint(chance.pick(['#b58d55', PAPER.tile, PAPER.soil, PAPER.slate]), 0.06)
  const wall = light.paint(chance.pick([PAPER.plaster, PAPER.cream, PAPER.teak, '#dccfae']), 0.06)
  const at = (dx: number, dy: number): [number, number] => [x + (dx * size) / 100, y + (dy * size) / 100]
  stage.sheet(put('M-58 0L-58 -5L58 -5L58 0Z'), light.paint(PAPER.chalk, 0.05), { depth: 9 })
  stage.sheet(put('M-46 -5L-46 -36L46 -36L46 -5Z'), wall, { depth: 10 })
  const [left, top] = at(-40, -33)
  glassWall(stage, chance, left, top, size * 0.8, size * 0.28, chance.whole(6, 9))
  for (const post of [-50, -18, 18, 50])
    stage.sheet(
      put(`M${post - 1.2} -5L${post - 1.2} -36L${post + 1.2} -36L${post + 1.2} -5Z`),
      light.paint(PAPER.teak, 0.05),
      { depth: 5 },
    )
  stage.sheet(
    put('M-62 -32C-50 -38 -40 -50 -28 -68L28 -68C40 -50 50 -38 62 -32C30 -36 -30 -36 -62 -32Z'),
    roof,
    { depth: 14, foot: mix(roof, light.ink, 0.12) },
  )
  thatch(stage, put, roof)
  if (chance.chance(0.5))
    stage.sheet(
      put('M-22 -64C-16 -68 -12 -74 -9 -80L9 -80C12 -74 16 -68 22 -64C8 -66 -8 -66 -22 -64Z'),
      lighter(roof, 0.03),
      { depth: 8 },
    )
}

/** Two boxes set across each other, with slats and planting on the roof. */
const modern: Building = (stage, chance, x, y, size) => {
  const { light } = stage
  const side = chance.chance(0.5) ? 1 : -1
  const [pale, warm] = [
    light.paint(chance.pick([PAPER.rice, PAPER.plaster, PAPER.chalk]), 0.05),
    light.paint(chance.pick([PAPER.teak, PAPER.clay, PAPER.slate]), 0.05),
  ]
  const unit = size / 100
  const block = (left: number, low: number, width: number, height: number, colour: Colour): void =>
    stage.sheet(box(x + left * unit, y - (low + height) * unit, width * unit, height * unit), colour, {
      depth: 12,
    })
  const upper = side > 0 ? -14 : -54
  block(-54, 0, 108, 4, light.paint(PAPER.stone, 0.1))
  block(-48, 4, 96, 27, pale)
  glassWall(stage, chance, x - 40 * unit, y - 28 * unit, 52 * unit, 24 * unit, 5)
  for (let slat = 0; slat < 9; slat += 1)
    stage.piece(box(x + (18 + slat * 3) * unit, y - 29 * unit, 1.5 * unit, 25 * unit), warm)
  block(upper, 31, 68, 26, chance.chance(0.5) ? warm : pale)
  glassWall(stage, chance, x + (upper + 6) * unit, y - 54 * unit, 40 * unit, 20 * unit, 4)
  for (let slat = 0; slat < 6; slat += 1)
    stage.piece(
      box(x + (upper + 50 + slat * 2.6) * unit, y - 54 * unit, 1.2 * unit, 20 * unit),
      light.paint(PAPER.teak, 0.04),
    )
  block(upper - 3, 57, 74, 3.4, pale)
  block(-52, 30, 104, 2.6, pale)
  const rail = side > 0 ? -46 : 18
  stage.thread(
    `M${x + rail * unit} ${y - 40 * unit}H${x + (rail + 30) * unit}M${x + rail * unit} ${y - 36.5 * unit}H${x + (rail + 30) * unit}`,
    light.paint(PAPER.bark, 0.05),
    1.6,
  )
  stage.sheet(
    [
      ...bush(chance, x + (rail + 8) * unit, y - 33 * unit, 14 * unit),
      ...bush(chance, x + (rail + 22) * unit, y - 33 * unit, 12 * unit),
    ],
    light.paint(PAPER.leaf, 0.04),
    { depth: 5, edge: 0.1 },
  )
}

/** Two gables of different height, plank walls, a deck. */
const gables: Building = (stage, chance, x, y, size) => {
  const { light } = stage
  const unit = size / 100
  const roof = light.paint(chance.pick([PAPER.slate, PAPER.tile, PAPER.lagoon, PAPER.bark]), 0.06)
  const wall = light.paint(chance.pick([PAPER.teak, PAPER.plaster, PAPER.cream]), 0.06)
  stage.sheet(box(x - 60 * unit, y - 4 * unit, 120 * unit, 5 * unit), light.paint(PAPER.teak, 0.03), {
    depth: 9,
  })
  for (const [middle, half, wallTop, peak] of [
    [-22, 26, 26, 64],
    [24, 22, 20, 46],
  ] as const) {
    const put = pen(x + middle * unit, y - 4 * unit, unit)
    stage.sheet(put(`M${-half} 0L${-half} ${-wallTop}L0 ${-peak}L${half} ${-wallTop}L${half} 0Z`), wall, {
      depth: 10,
    })
    stage.inside(
      put(
        `M${-half + 5} -1L${-half + 5} ${-wallTop + 2}L0 ${-peak + 9}L${half - 5} ${-wallTop + 2}L${half - 5} -1Z`,
      ),
      'translate(0 0)',
      () =>
        glassWall(
          stage,
          chance,
          x + (middle - half + 5) * unit,
          y - (peak + 4) * unit,
          (2 * half - 10) * unit,
          peak * unit,
          4,
        ),
    )
    stage.piece(
      put(
        `M${-half + 5} ${-wallTop + 1}L${half - 5} ${-wallTop + 1}L${half - 5} ${-wallTop - 1}L${-half + 5} ${-wallTop - 1}Z`,
      ),
      wall,
    )
    stage.sheet(
      put(
        `M${-half - 6} ${-wallTop + 5}L0 ${-peak - 5}L${half + 6} ${-wallTop + 5}L${half + 2} ${-wallTop + 6}L0 ${-peak + 3}L${-half - 2} ${-wallTop + 6}Z`,
      ),
      roof,
      { depth: 10 },
    )
  }
}

/** A garden house in the old manner: long tiled roof, upturned ends, a row of folding doors. */
const longhouse: Building = (stage, chance, x, y, size) => {
  const put = pen(x, y, size / 100)
  const { light } = stage
  const tiles = light.paint(chance.pick([PAPER.tile, PAPER.soil, '#8a4a38']), 0.06)
  const wood = light.paint(chance.pick([PAPER.teak, PAPER.bark, PAPER.lacquer]), 0.05)
  stage.sheet(put('M-62 0L-60 -6L60 -6L62 0Z'), light.paint(PAPER.chalk, 0.05), { depth: 9 })
  stage.sheet(
    put('M-54 -6L-54 -32L54 -32L54 -6Z'),
    light.paint(chance.pick([PAPER.ochre, PAPER.plaster]), 0.06),
    { depth: 10 },
  )
  for (let bay = 0; bay < 7; bay += 1) {
    const left = -50 + bay * 14.5
    stage.piece(
      put(`M${left} -7L${left} -29L${left + 11} -29L${left + 11} -7Z`),
      pane(stage, 0.05, chance, 0.95),
    )
    stage.thread(
      put(
        `M${left + 3.7} -7L${left + 3.7} -29M${left + 7.4} -7L${left + 7.4} -29M${left} -18L${left + 11} -18`,
      ),
      wood,
      2,
    )
    stage.sheet(put(`M${left - 2.5} -6L${left - 2.5} -34L${left - 0.8} -34L${left - 0.8} -6Z`), wood, {
      depth: 4,
    })
  }
  stage.sheet(
    put('M-70 -32C-56 -33 -46 -42 -40 -58L40 -58C46 -42 56 -33 70 -32C40 -27 -40 -27 -70 -32Z'),
    tiles,
    { depth: 14 },
  )
  const lines: string[] = []
  for (let index = -12; index <= 12; index += 1) lines.push(put(`M${index * 4.6} -31L${index * 3.1} -57`))
  stage.thread(lines.join(''), mix(tiles, light.ink, 0.28), 1.7, 0.55)
  stage.sheet(
    put('M-46 -60C-42 -57 -38 -56 -30 -56L30 -56C38 -56 42 -57 46 -60L43 -52L-43 -52Z'),
    mix(tiles, light.ink, 0.18),
    { depth: 6 },
  )
}

/** A private house, in one of four manners. */
export const villa: Building = (stage, chance, x, y, size) => {
  if (stage.light.lamps) stage.glow(x, y - size * 0.2, size * 0.8, PAPER.lamp, 0.3)
  chance.pick([pavilion, modern, gables, longhouse])(stage, chance, x, y, size)
}
