import { lighter, mix, type Colour } from '../paper/colour.ts'
import { box, pen, polygon } from '../paper/curve.ts'
import { PAPER } from '../paper/materials.ts'
import type { Dice } from '../paper/random.ts'
import type { Stage } from '../paper/stage.ts'

/** Windows of a tall building as a grid; at night some of them shine. */
const windows = (
  stage: Stage,
  chance: Dice,
  x: number,
  top: number,
  width: number,
  height: number,
  distance: number,
  colour: Colour,
): void => {
  const columns = Math.max(2, Math.round(width / 15))
  const rows = Math.max(3, Math.round(height / 19))
  let [dark, lit] = ['', '']
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const one = box(
        x + (column + 0.24) * (width / columns),
        top + (row + 0.3) * (height / rows),
        (width / columns) * 0.52,
        (height / rows) * 0.48,
      )
      if (stage.light.lamps && chance.chance(0.42)) lit += one
      else dark += one
    }
  }
  stage.piece(
    dark,
    stage.light.lamps ? mix(colour, stage.light.ink, 0.3) : lighter(mix(colour, PAPER.slate, 0.35), -0.02),
    0.75,
  )
  stage.piece(lit, mix(PAPER.lamp, stage.light.haze, distance * 0.45))
}

const TONES = [PAPER.chalk, PAPER.cream, '#a9c2b6', '#c8b596', '#8fb0aa', '#d6a98a', '#7c9ba0'] as const

/** One block of a city, with a roof of its own kind. */
const block = (
  stage: Stage,
  chance: Dice,
  x: number,
  foot: number,
  width: number,
  height: number,
  distance: number,
): void => {
  const colour = stage.light.paint(chance.pick(TONES), distance)
  const depth = Math.max(4, 12 - 9 * distance)
  const top = foot - height
  const roof = chance.whole(0, 4)
  const parts = [box(x, top, width, height + 4)]
  if (roof === 0)
    parts.push(
      box(x + width * 0.2, top - height * 0.1, width * 0.6, height * 0.12),
      box(x + width * 0.46, top - height * 0.2, width * 0.07, height * 0.12),
    )
  if (roof === 1)
    parts.push(
      polygon([
        [x, top + 2],
        [x, top - height * 0.09],
        [x + width, top + 2],
      ]),
    )
  if (roof === 2)
    parts.push(
      box(x + width * 0.62, top - 14, width * 0.22, 16),
      box(x + width * 0.1, top - 8, width * 0.3, 10),
    )
  if (roof === 3)
    parts.push(`M${x} ${top + 1}Q${x + width / 2} ${top - width * 0.5} ${x + width} ${top + 1}Z`)
  stage.sheet(parts, colour, { depth, shade: 0.28, edge: 0.15 })
  windows(stage, chance, x + width * 0.06, top + 6, width * 0.88, height - 8, distance, colour)
}

/** A row of buildings that fills the width. */
export const cityRow = (
  stage: Stage,
  chance: Dice,
  foot: number,
  tallest: number,
  distance: number,
  wide: number,
): void => {
  let x = -40
  while (x < 1320) {
    const width = wide * chance.between(0.6, 1.4)
    const centre = 1 - Math.abs((x - 640) / 900)
    block(stage, chance, x, foot, width, tallest * chance.between(0.35, 1) * centre, distance)
    x += width * chance.between(0.9, 1.35)
  }
}

/** A slender tower like a lotus bud, with a round deck high at its side. */
export const budTower = (
  stage: Stage,
  chance: Dice,
  x: number,
  foot: number,
  height: number,
  distance: number,
): void => {
  const put = pen(x, foot, height / 100)
  const colour = stage.light.paint('#7fa9a6', distance)
  stage.sheet(put('M-11 0C-12 -40 -11 -70 2 -96L3 -108L4 -96C10 -80 12 -40 11 0Z'), colour, {
    depth: 9,
    edge: 0.3,
  })
  stage.piece(put('M-11 0C-12 -40 -11 -70 2 -96C-2 -60 -3 -30 -3 0Z'), lighter(colour, 0.07), 0.7)
  let lines = ''
  for (let level = 4; level < 84; level += 5) lines += put(`M-10 ${-level}L10 ${-level}`)
  stage.thread(
    lines,
    stage.light.lamps ? PAPER.lamp : mix(colour, stage.light.ink, 0.24),
    Math.max(0.8, height * 0.005),
    stage.light.lamps ? 0.75 : 0.5,
  )
  stage.sheet(
    put('M4 -70C10 -72 22 -72 24 -69C22 -66 10 -65 4 -66Z'),
    stage.light.paint(PAPER.chalk, distance),
    { depth: 6 },
  )
  if (chance.chance(0.5) && stage.light.lamps)
    stage.glow(x, foot - height * 0.98, height * 0.14, PAPER.lacquer, 0.8)
}

/** A tower of bundled shafts, each higher than the last. */
export const steppedTower = (
  stage: Stage,
  chance: Dice,
  x: number,
  foot: number,
  height: number,
  distance: number,
): void => {
  const colour = stage.light.paint('#6d9095', distance)
  const shafts = [
    [-0.16, 0.5],
    [0.1, 0.58],
    [-0.1, 0.72],
    [0.05, 0.82],
    [-0.035, 1],
  ] as const
  for (const [side, rise] of shafts) {
    const paper = lighter(colour, (rise - 0.7) * 0.12)
    const [left, width] = [x + side * height, height * 0.07]
    stage.sheet(box(left, foot - height * rise, width, height * rise), paper, { depth: 6, edge: 0.3 })
    windows(stage, chance, left, foot - height * rise + 8, width, height * rise - 10, distance, paper)
  }
  stage.piece(box(x - 0.002 * height, foot - height * 1.1, height * 0.006 + 1, height * 0.12), colour)
}
