import { lighter, mix, type Colour } from '../paper/colour.ts'
import { pen, type Point } from '../paper/curve.ts'
import { PAPER } from '../paper/materials.ts'
import type { Dice } from '../paper/random.ts'
import type { Stage } from '../paper/stage.ts'

const BODIES = [
  'M0 0C34 2 46 26 44 44C42 66 24 82 0 84C-24 82 -42 66 -44 44C-46 26 -34 2 0 0Z',
  'M0 0C22 4 40 30 30 50C24 66 14 78 0 84C-14 78 -24 66 -30 50C-40 30 -22 4 0 0Z',
  'M-12 0L12 0C40 14 44 36 40 44L12 84L-12 84L-40 44C-44 36 -40 14 -12 0Z',
] as const
const RIBS = [
  'M-13 2C-24 24 -24 60 -13 82M13 2C24 24 24 60 13 82M0 0L0 84',
  'M-8 4C-16 30 -16 56 -8 78M8 4C16 30 16 56 8 78M0 0L0 84',
  'M-12 0C-20 30 -18 50 -12 84M12 0C20 30 18 50 12 84M-40 44L40 44',
] as const
const SILKS: readonly Colour[] = [PAPER.lacquer, '#d9822f', PAPER.gold, '#c2553d', '#2f7f74', '#b84a5e']

/** A silk lantern hanging from `(x, y)`. */
export const lantern = (
  stage: Stage,
  chance: Dice,
  x: number,
  y: number,
  size: number,
  distance = 0,
): void => {
  const put = pen(x, y, size / 100)
  const form = chance.whole(0, BODIES.length - 1)
  const { light } = stage
  const silk = chance.pick(SILKS)
  const lit = light.lamps || light.time === 'golden'
  const paper = lit ? mix(silk, PAPER.lamp, 0.22) : light.paint(silk, distance)
  if (light.lamps) stage.glow(x, y + size * 0.45, size * 1.15, PAPER.lamp, 0.5)
  stage.thread(put('M0 -26L0 6M0 84L0 118'), mix(paper, light.ink, 0.5), Math.max(1, size * 0.022))
  stage.sheet(put(BODIES[form] ?? BODIES[0]), paper, {
    depth: Math.max(3, size * 0.09),
    foot: lighter(paper, lit ? 0.1 : -0.05),
  })
  stage.thread(
    put(RIBS[form] ?? RIBS[0]),
    lighter(paper, lit ? 0.13 : -0.09),
    Math.max(0.7, size * 0.016),
    0.7,
  )
  stage.piece(
    put('M-14 -4L14 -4L12 4L-12 4ZM-12 81L12 81L13 88L-13 88Z'),
    mix(PAPER.gold, light.ink, light.lamps ? 0.2 : 0.1),
  )
  stage.piece(put('M-4 96L4 96L6 122L-6 122Z'), mix(paper, light.ink, 0.15))
}

/** Lanterns on a slack cord between two points. */
export const garland = (
  stage: Stage,
  chance: Dice,
  from: Point,
  to: Point,
  sag: number,
  count: number,
  size: number,
): void => {
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + sag * 2]
  stage.thread(
    `M${from[0]} ${from[1]}Q${middle[0]} ${middle[1]} ${to[0]} ${to[1]}`,
    mix(stage.light.ink, stage.light.haze, 0.2),
    2,
  )
  for (let index = 0; index < count; index += 1) {
    const share = (index + 0.5) / count
    const rest = 1 - share
    const x = rest * rest * from[0] + 2 * rest * share * middle[0] + share * share * to[0]
    const y = rest * rest * from[1] + 2 * rest * share * middle[1] + share * share * to[1]
    lantern(stage, chance, x, y + size * 0.24, size * chance.between(0.8, 1.1))
  }
}
