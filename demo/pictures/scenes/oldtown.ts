import { lighter, mix } from '../paper/colour.ts'
import { box, HEIGHT, waves, WIDTH } from '../paper/curve.ts'
import { PAPER } from '../paper/materials.ts'
import type { Dice } from '../paper/random.ts'
import type { Stage } from '../paper/stage.ts'
import { sampan } from '../parts/boats.ts'
import { portHouse } from '../parts/houses.ts'
import { garland, lantern } from '../parts/lanterns.ts'
import { grove, hill } from '../parts/land.ts'
import { bush } from '../parts/plants.ts'
import { sky } from '../parts/sky.ts'
import { ripples, water } from '../parts/water.ts'
import type { Scene } from './scene.ts'

/** A row of trading houses along a quay. */
const row = (stage: Stage, chance: Dice, quay: number, distance: number, size: number): void => {
  let x = -70
  while (x < WIDTH + 40) {
    const width = size * chance.between(0.8, 1.35)
    portHouse(stage, chance, x, quay, width, size * chance.between(1.05, 1.6), distance)
    x += width
    if (chance.chance(0.22)) {
      grove(stage, chance, () => quay - 4, {
        material: PAPER.leaf,
        distance,
        height: size * 1.5,
        gap: 60,
        from: x + 14,
        to: x + 50,
      })
      x += size * 0.4
    }
  }
}

/** Blossom falling over a wall. */
const bougainvillea = (stage: Stage, chance: Dice, x: number, y: number, size: number): void => {
  const parts: string[] = []
  for (let index = 0; index < 5; index += 1)
    parts.push(
      ...bush(
        chance,
        x + chance.between(-0.5, 0.5) * size,
        y + index * size * 0.16,
        size * (1 - index * 0.13),
      ),
    )
  const colour = stage.light.paint('#c4446b', 0.12)
  stage.sheet(parts, colour, { depth: 8, edge: 0.1 })
  stage.piece(bush(chance, x, y + size * 0.1, size * 0.6).join(''), lighter(colour, 0.07))
}

/** The covered bridge: an arch of stone under a long curved roof. */
const coveredBridge = (stage: Stage, x: number, y: number, size: number): void => {
  const { light } = stage
  const at = (dx: number, dy: number): string => `${(x + dx * size).toFixed(1)} ${(y + dy * size).toFixed(1)}`
  stage.sheet(
    `M${at(-1.5, 0.36)}L${at(-1.5, -0.1)}Q${at(0, -0.5)} ${at(1.5, -0.1)}L${at(1.5, 0.36)}L${at(0.62, 0.36)}Q${at(0.5, -0.08)} ${at(0, -0.1)}Q${at(-0.5, -0.08)} ${at(-0.62, 0.36)}Z`,
    light.paint('#c97f5a', 0.15),
    { depth: 12 },
  )
  stage.sheet(
    `M${at(-1.2, -0.12)}L${at(-1.2, -0.62)}L${at(1.2, -0.62)}L${at(1.2, -0.12)}Q${at(0, -0.44)} ${at(-1.2, -0.12)}Z`,
    light.paint(PAPER.lacquer, 0.15),
    { depth: 10 },
  )
  for (let index = 0; index < 7; index += 1)
    stage.piece(
      box(x + (-1.04 + index * 0.32) * size, y - 0.58 * size, size * 0.17, size * 0.24),
      light.lamps ? PAPER.lamp : light.paint(PAPER.bark, 0.1),
    )
  stage.sheet(
    `M${at(-1.42, -0.52)}Q${at(-1.1, -0.68)} ${at(-1.02, -0.92)}L${at(1.02, -0.92)}Q${at(1.1, -0.68)} ${at(1.42, -0.52)}Q${at(0, -0.72)} ${at(-1.42, -0.52)}Z`,
    light.paint(PAPER.slate, 0.1),
    { depth: 12 },
  )
  stage.sheet(
    `M${at(-0.5, -0.86)}Q${at(-0.34, -0.98)} ${at(-0.3, -1.16)}L${at(0.3, -1.16)}Q${at(0.34, -0.98)} ${at(0.5, -0.86)}Q${at(0, -0.96)} ${at(-0.5, -0.86)}Z`,
    light.paint(PAPER.slate, 0.05),
    { depth: 10 },
  )
}

/** Tiled roofs and lanterns along a quiet river. */
export const oldtown: Scene = ({ stage, place, take, horizon, near }) => {
  sky(stage, take.fork('sky'), horizon)
  const { light } = stage
  const town = place.fork('town')
  hill(stage, waves(town.fork('hill'), horizon - 90, 34, 1000), PAPER.jade, 0.85, 0.4)
  const quay = horizon + (HEIGHT - horizon) * (near ? 0.4 : 0.3)
  row(stage, town.fork('behind'), quay - 62, 0.5, 118)
  stage.veil(horizon - 60, 170, 0.34)
  row(stage, town.fork('front'), quay, 0.14, 168)
  const bloom = town.fork('bloom')
  for (let index = 0, count = bloom.whole(1, 3); index < count; index += 1)
    bougainvillea(
      stage,
      bloom,
      bloom.between(80, WIDTH - 80),
      quay - bloom.between(120, 190),
      bloom.between(60, 110),
    )
  stage.sheet(box(-60, quay - 6, WIDTH + 120, 60), light.paint(PAPER.chalk, 0.12), {
    depth: 14,
    foot: light.paint(PAPER.stone, 0.1),
  })
  const lamps = town.fork('lamps')
  for (let x = 40; x < WIDTH; x += lamps.between(64, 130))
    lantern(stage, lamps, x, quay - lamps.between(84, 104), lamps.between(20, 30), 0.1)
  water(stage, place.fork('river'), {
    top: quay + 36,
    far: PAPER.river,
    near: PAPER.bay,
    bands: 3,
    swell: 5,
  })
  const shine = take.fork('shine')
  for (let index = 0; index < 30; index += 1) {
    const [x, y] = [shine.between(0, WIDTH), quay + 54 + shine.next() * (HEIGHT - quay - 80)]
    const colour = light.lamps
      ? shine.pick([PAPER.lamp, PAPER.gold, '#d9603e', '#e08a4a'])
      : light.paint(shine.pick([PAPER.ochre, PAPER.tile, PAPER.rice]), 0.2)
    stage.piece(box(x, y, shine.between(26, 70), shine.between(2.5, 5), 3), colour, light.lamps ? 0.6 : 0.4)
  }
  ripples(stage, take, quay + 60, HEIGHT, lighter(light.paint(PAPER.river, 0.1), 0.1), 18)
  if (town.chance(0.34)) coveredBridge(stage, WIDTH * town.pick([0.3, 0.5, 0.7]), quay + 62, 200)
  if (!near) return
  const boats = take.fork('boats')
  sampan(
    stage,
    boats,
    boats.between(280, 1000),
    HEIGHT - boats.between(84, 130),
    boats.between(150, 190),
    0.05,
  )
  if (boats.chance(0.6)) sampan(stage, boats, boats.between(120, 1160), quay + 92, 90, 0.15, false)
  const cords = take.fork('cords')
  const high = cords.between(20, 70)
  garland(
    stage,
    cords,
    [-30, high],
    [WIDTH + 30, high + cords.between(-40, 60)],
    cords.between(36, 70),
    cords.whole(6, 8),
    cords.between(66, 88),
  )
  if (cords.chance(0.5)) garland(stage, cords, [-30, high - 70], [WIDTH * 0.6, -50], 60, 4, 54)
  stage.veil(HEIGHT - 90, 110, 0.25, false, mix(light.ink, light.haze, 0.2))
}
