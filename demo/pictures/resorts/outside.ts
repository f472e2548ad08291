import type { ResortType } from '#contract/shapes/resort.ts'
import { lighter, mix } from '../paper/colour.ts'
import { below, box, HEIGHT, polygon, waves, WIDTH, type Ridge } from '../paper/curve.ts'
import { PAPER } from '../paper/materials.ts'
import type { Stage } from '../paper/stage.ts'
import { bush } from '../parts/plants.ts'
import { corners } from '../parts/corners.ts'
import { SCENES } from '../scenes/scenes.ts'
import type { Dice } from '../paper/random.ts'
import { flowerbed, tall } from './garden.ts'
import { afar } from './afar.ts'
import { GROUNDS } from './grounds.ts'
import { BUILDINGS, type Stay } from './stay.ts'

const SIZES: Record<ResortType, readonly [number, number]> = { 1: [500, 640], 2: [430, 540], 3: [500, 620] }

/** Water before the house: a basin with a pale rim, or none. */
const basin = (stage: Stage, chance: Dice, x: number, y: number, half: number): void => {
  const water = stage.light.paint('#66b9ad', 0.08)
  stage.sheet(
    polygon([
      [x - half, y],
      [x + half, y],
      [x + half * 1.24, y + 54],
      [x - half * 1.24, y + 54],
    ]),
    stage.light.paint(PAPER.rice, 0.04),
    { depth: 8 },
  )
  stage.piece(
    polygon([
      [x - half * 0.97, y + 5],
      [x + half * 0.97, y + 5],
      [x + half * 1.18, y + 47],
      [x - half * 1.18, y + 47],
    ]),
    stage.gradient(mix(water, stage.light.sky[3], 0.4), water),
  )
  for (let index = 0; index < 7; index += 1)
    stage.piece(
      box(x + chance.between(-0.9, 0.7) * half, y + chance.between(12, 42), chance.between(24, 70), 2.4, 1.2),
      lighter(water, 0.12),
      0.7,
    )
}

/** A stay from outside: its landscape, the house, its garden. */
export const outside = (stay: Stay): void => {
  const { stage, scene, type, place, take } = stay
  if (place.fork('composition').chance(0.36)) {
    afar(stay)
    return
  }
  const { light } = stage
  const grounds = GROUNDS[scene]
  const house = place.fork('house')
  SCENES[scene]({ stage, place, take, horizon: grounds.horizon + 10, near: false })
  const x = WIDTH * house.pick([0.36, 0.44, 0.5, 0.58, 0.64])
  const size = house.between(SIZES[type][0], SIZES[type][1])
  const level = HEIGHT - house.between(150, 196)
  const soft = waves(house.fork('ground'), level - 8, 10, 900)
  const ridge: Ridge = (at) => soft(at) - 26 * Math.min(1, Math.abs(at - x) / 640) ** 2
  const ground = light.paint(grounds.ground, 0.12)
  const back = house.fork('behind')
  tall(stage, back, grounds, ridge, {
    from: x - size * 0.75,
    to: x - size * 0.2,
    count: 3,
    height: back.between(180, 260),
    distance: 0.22,
  })
  tall(stage, back, grounds, ridge, {
    from: x + size * 0.2,
    to: x + size * 0.75,
    count: 3,
    height: back.between(180, 260),
    distance: 0.22,
  })
  stage.sheet(below(ridge), mix(ground, light.paint(PAPER.moss, 0.2), 0.25), { depth: 16 })
  BUILDINGS[type](stage, house.fork('building'), x, level + 12, size)
  const lawn = waves(house.fork('lawn'), level + 14, 5, 700)
  stage.sheet(below(lawn), ground, { depth: 9, foot: lighter(ground, -0.04) })
  const hedge = house.fork('hedge')
  const hedges: string[] = []
  for (let index = 0; index < 12; index += 1) {
    const at = x + (index < 6 ? -1 : 1) * size * hedge.between(0.5, 0.95)
    hedges.push(...bush(hedge, at, lawn(at) + 8, hedge.between(44, 96)))
  }
  stage.sheet(hedges, light.paint(hedge.pick([PAPER.leaf, PAPER.moss, PAPER.jade]), 0.08), {
    depth: 8,
    edge: 0.1,
  })
  if (house.chance(0.62)) basin(stage, take, x, level + 30, size * house.between(0.36, 0.52))
  else
    stage.sheet(
      polygon([
        [x - 26, level + 14],
        [x + 26, level + 14],
        [x + 120, HEIGHT + 10],
        [x - 90, HEIGHT + 10],
      ]),
      light.paint(PAPER.chalk, 0.06),
      { depth: 4 },
    )
  const front = house.fork('front')
  const side = x < WIDTH / 2 ? 1 : -1
  const [from, to] = side > 0 ? [WIDTH - 300, WIDTH - 10] : [10, 300]
  tall(stage, front, grounds, () => HEIGHT - 60, {
    from,
    to,
    count: front.whole(1, 2),
    height: front.between(380, 540),
    distance: 0.03,
  })
  if (front.chance(0.5))
    tall(stage, front, grounds, () => HEIGHT - 60, {
      from: WIDTH - to,
      to: WIDTH - from,
      count: 1,
      height: front.between(260, 380),
      distance: 0.06,
    })
  flowerbed(stage, place.fork('bed'), HEIGHT - 42)
  if (take.chance(0.25)) corners(stage, take.fork('corner'), side > 0 ? 'left' : 'right', take.chance(0.4))
}
