import { lighter, mix, type Colour } from '../paper/colour.ts'
import { ellipse, HEIGHT, over, WIDTH, type Point } from '../paper/curve.ts'
import { PAPER } from '../paper/materials.ts'
import type { Dice } from '../paper/random.ts'
import type { Stage } from '../paper/stage.ts'
import { junk, sampan } from '../parts/boats.ts'
import { sky } from '../parts/sky.ts'
import { glitter, ripples, water } from '../parts/water.ts'
import { corners } from '../parts/corners.ts'
import type { Scene } from './scene.ts'

/** The outline of one limestone tower, from its left foot to its right one. */
const tower = (chance: Dice, x: number, foot: number, width: number, height: number): Point[] => {
  const half = width / 2
  const lean = chance.between(-0.12, 0.12) * width
  const shoulder = chance.between(0.5, 0.78)
  const side = chance.chance(0.5) ? 1 : -1
  const points: Point[] = [
    [x - half * 1.02, foot],
    [x - half * 0.94, foot - height * 0.2],
    [x - half * 0.84 + lean * 0.3, foot - height * (side < 0 ? shoulder * 0.62 : 0.48)],
    [x - half * (side < 0 ? 0.6 : 0.66) + lean * 0.6, foot - height * (side < 0 ? shoulder * 0.98 : 0.76)],
    [x - half * 0.34 + lean, foot - height * 0.95],
    [x + half * 0.02 + lean, foot - height],
    [x + half * 0.36 + lean, foot - height * 0.93],
    [x + half * (side > 0 ? 0.58 : 0.68) + lean * 0.6, foot - height * (side > 0 ? shoulder : 0.72)],
    [x + half * 0.86 + lean * 0.3, foot - height * (side > 0 ? shoulder * 0.64 : 0.42)],
    [x + half * 0.95, foot - height * 0.18],
    [x + half * 1.02, foot],
  ]
  return points.map(([px, py], index) =>
    index === 0 || index === 10 ? [px, py] : [px + chance.between(-0.035, 0.035) * width, py],
  )
}

/** Cuts that follow the rock: short falling strokes and ledges. */
const strata = (
  stage: Stage,
  chance: Dice,
  x: number,
  foot: number,
  width: number,
  height: number,
  distance: number,
): void => {
  const pale = lighter(stage.light.paint(PAPER.chalk, distance), -0.04)
  let cuts = ''
  for (let index = 0; index < 5; index += 1) {
    const px = x + chance.between(-0.36, 0.34) * width
    const py = foot - height * chance.between(0.22, 0.62)
    const long = height * chance.between(0.08, 0.2)
    const wide = width * 0.022
    cuts += `M${px.toFixed(1)} ${py.toFixed(1)}q${wide.toFixed(1)} ${(long * 0.5).toFixed(1)} 0 ${long.toFixed(1)}q${(-wide * 1.4).toFixed(1)} ${(-long * 0.5).toFixed(1)} 0 ${(-long).toFixed(1)}Z`
  }
  stage.piece(cuts, pale, 0.5)
}

interface Row {
  readonly foot: number
  readonly distance: number
  readonly tallest: number
  readonly count: number
  readonly detail: boolean
  readonly gap?: readonly [number, number]
}

/** Shrubs that cling to ledges and to the foot of the rock. */
const shrubs = (
  stage: Stage,
  chance: Dice,
  outline: readonly Point[],
  foot: number,
  colour: Colour,
): void => {
  const parts: string[] = []
  outline.forEach(([x, y], index) => {
    if (index === 0 || index === outline.length - 1 || chance.chance(0.4)) return
    const size = chance.between(6, 13)
    parts.push(
      ellipse(x, y + size * 0.4, size * 1.3, size * 0.8),
      ellipse(x + size, y + size * 0.7, size, size * 0.6),
    )
  })
  const [left, right] = [outline[0]?.[0] ?? 0, outline[outline.length - 1]?.[0] ?? 0]
  for (let x = left + 8; x < right - 8; x += chance.between(16, 34))
    parts.push(ellipse(x, foot - 4, chance.between(10, 20), chance.between(6, 13)))
  stage.sheet(parts, colour, { depth: 4, edge: 0.12, shade: 0.24 })
}

/** A row of towers on one sheet; near ones show ledges, shrubs and the pale notch that the tide has cut. */
export const towers = (stage: Stage, chance: Dice, row: Row): void => {
  const { light } = stage
  const colour = light.paint(chance.pick([PAPER.stone, PAPER.leaf, PAPER.jade]), row.distance)
  const parts: string[] = []
  const details: (() => void)[] = []
  for (let index = 0; index < row.count; index += 1) {
    const x = ((index + chance.between(0.05, 0.95)) / row.count) * (WIDTH + 200) - 100
    if (row.gap !== undefined && x > row.gap[0] && x < row.gap[1]) continue
    const height = row.tallest * chance.between(0.42, 1)
    const width = height * chance.between(0.42, 0.86) + 40
    const outline = tower(chance, x, row.foot, width, height)
    parts.push(over(outline, row.foot + 2))
    if (!row.detail) continue
    details.push(() => {
      const green = mix(colour, light.paint(PAPER.moss, row.distance), 0.45)
      for (const [share, side, high] of [
        [0.66, 0.1, 0.84],
        [0.36, -0.06, 0.58],
      ] as const) {
        const inner = outline.map(([px, py]): Point => [
          x + (px - x) * share + width * side,
          row.foot - (row.foot - py) * high,
        ])
        stage.sheet(over(inner, row.foot + 2), lighter(green, share < 0.5 ? 0.035 : 0), {
          depth: 9,
          shade: 0.24,
          edge: 0.25,
          foot: stage.misty(colour, 0.12),
        })
      }
      strata(stage, chance, x, row.foot, width, height, row.distance)
      shrubs(stage, chance, outline, row.foot, light.paint(PAPER.leaf, row.distance * 0.9))
    })
  }
  stage.sheet(parts, colour, { foot: stage.misty(colour, 0.3), depth: 14, shade: 0.28 })
  for (const detail of details) detail()
}

/** Towers of limestone in a still bay, with junks under sail. */
export const karst: Scene = ({ stage, place, take, horizon, near }) => {
  const orb = sky(stage, take.fork('sky'), horizon)
  const rows = place.fork('rows')
  const shift = rows.between(-60, 60)
  towers(stage, rows.fork(1), {
    foot: horizon,
    distance: 0.92,
    tallest: horizon * 0.34,
    count: 8,
    detail: false,
  })
  towers(stage, rows.fork(2), {
    foot: horizon + 3,
    distance: 0.72,
    tallest: horizon * 0.5,
    count: 6,
    detail: false,
  })
  stage.veil(horizon - 120, 124, 0.55)
  water(stage, place.fork('far water'), {
    top: horizon + 2,
    far: PAPER.shallow,
    near: PAPER.sea,
    bands: 1,
    swell: 3,
  })
  const middle = horizon + (HEIGHT - horizon) * 0.1
  const open = WIDTH * rows.pick([0.3, 0.5, 0.66]) + shift
  towers(stage, rows.fork(3), {
    foot: middle,
    distance: 0.46,
    tallest: horizon * 0.7,
    count: 5,
    detail: true,
    gap: [open - 190, open + 190],
  })
  stage.veil(middle - 60, 62, 0.4)
  water(stage, place.fork('water'), {
    top: middle,
    far: PAPER.shallow,
    near: PAPER.bay,
    bands: near ? 4 : 3,
    swell: 6,
  })
  glitter(stage, take, orb, middle + 6, HEIGHT - 60)
  const boats = take.fork('boats')
  junk(
    stage,
    boats,
    open + boats.between(-110, 110),
    middle + 74,
    boats.between(88, 128),
    0.22,
    boats.pick([PAPER.lacquer, PAPER.lacquer, PAPER.gold, PAPER.rice]),
  )
  if (boats.chance(0.6))
    junk(
      stage,
      boats,
      open + boats.pick([-330, 300]),
      middle + 22,
      boats.between(38, 54),
      0.5,
      boats.pick([PAPER.lacquer, PAPER.rice]),
    )
  ripples(stage, take, middle + 40, HEIGHT, lighter(stage.light.paint(PAPER.shallow, 0.2), 0.1))
  if (!near) return
  const side = place.chance(0.5) ? 0 : 1
  const base = HEIGHT + 30
  towers(stage, rows.fork(4), {
    foot: base,
    distance: 0.1,
    tallest: HEIGHT * rows.between(0.6, 0.8),
    count: 4,
    detail: true,
    gap: side === 0 ? [250, 1500] : [-300, 1030],
  })
  if (boats.chance(0.5)) sampan(stage, boats, side === 0 ? 900 : 380, HEIGHT - 96, 120, 0.05)
  if (take.chance(0.5)) corners(stage, take.fork('corners'), side === 0 ? 'right' : 'left')
}
