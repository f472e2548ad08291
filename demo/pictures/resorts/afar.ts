import type { SceneKind } from '#contract/picture.ts'
import { lighter, mix } from '../paper/colour.ts'
import { below, box, HEIGHT, waves, WIDTH, type Ridge } from '../paper/curve.ts'
import { PAPER } from '../paper/materials.ts'
import { corners } from '../parts/corners.ts'
import { stiltHouse } from '../parts/houses.ts'
import { bush } from '../parts/plants.ts'
import { SCENES } from '../scenes/scenes.ts'
import { flowerbed, tall } from './garden.ts'
import { GROUNDS } from './grounds.ts'
import { BUILDINGS, type Stay } from './stay.ts'

/** Landscapes whose foreground is water, deep enough for houses on stilts. */
const ON_WATER: ReadonlySet<SceneKind> = new Set(['karst', 'island', 'reef', 'cove', 'delta', 'lake'])

/** Bungalows on stilts along a boardwalk. */
const bungalows = ({ stage, place }: Stay, side: number): void => {
  const { light } = stage
  const row = place.fork('bungalows')
  const count = row.whole(3, 4)
  const level = HEIGHT - row.between(150, 190)
  const mirror = (x: number): number => (side > 0 ? x : WIDTH - x)
  const wood = light.paint(PAPER.teak, 0.08)
  const far = 250 + count * 190
  for (let index = count - 1; index >= 0; index -= 1) {
    const near = 1 - index / count
    stiltHouse(
      stage,
      row,
      mirror(190 + index * 215),
      level - 6 - index * 16,
      150 + near * 66,
      0.06 + index * 0.05,
    )
  }
  let posts = ''
  for (let x = -20; x < far; x += 58) posts += box(mirror(x) - 4, level + 12, 8, 66)
  stage.piece(posts, mix(wood, light.ink, 0.35))
  stage.sheet(box(side > 0 ? -60 : WIDTH - far, level + 6, far + 60, 16, 3), wood, { depth: 10 })
  let rail = ''
  for (let x = 0; x < far - 20; x += 58) rail += `M${mirror(x)} ${level + 6}v-30`
  stage.thread(`${rail}M${mirror(-20)} ${level - 24}H${mirror(far - 24)}`, wood, 3)
}

/** A stay seen from across the water or the valley, on the shoulder of a slope. */
export const afar = (stay: Stay): void => {
  const { stage, scene, type, place, take } = stay
  const { light } = stage
  const grounds = GROUNDS[scene]
  const house = place.fork('afar')
  const side = house.chance(0.5) ? 1 : -1
  const mirror = (x: number): number => (side > 0 ? x : WIDTH - x)
  SCENES[scene]({ stage, place, take, horizon: grounds.horizon + 10, near: false })
  if (type === 1 && ON_WATER.has(scene) && house.chance(0.55)) {
    bungalows(stay, side)
    if (take.chance(0.7)) corners(stage, take.fork('corner'), side > 0 ? 'right' : 'left', take.chance(0.6))
    return
  }
  const level = HEIGHT - house.between(215, 265)
  const soft = waves(house.fork('slope'), 0, 9, 520)
  const slope =
    (plateau: number, end: number, high: number): Ridge =>
    (x) => {
      const share = Math.min(1, Math.max(0, (mirror(x) - plateau) / (end - plateau)))
      return high + soft(x) + (HEIGHT + 60 - high) * share * share * (3 - 2 * share)
    }
  const ridge = slope(520, 1120, level)
  const x = mirror(house.between(300, 380))
  const size = { 1: 380, 2: 340, 3: 410 }[type] * house.between(0.92, 1.1)
  const trees = house.fork('trees')
  const [from, to] = side > 0 ? [10, 760] : [WIDTH - 760, WIDTH - 10]
  tall(stage, trees, grounds, ridge, { from, to, count: 6, height: trees.between(150, 220), distance: 0.2 })
  const ground = light.paint(mix(grounds.ground, PAPER.moss, 0.3), 0.14)
  stage.sheet(below(ridge, 20), ground, { depth: 18, foot: lighter(ground, -0.05) })
  BUILDINGS[type](stage, house.fork('building'), x, level + 16, size)
  const hedge = house.fork('hedge')
  const hedges: string[] = []
  for (let index = 0; index < 14; index += 1) {
    const at = mirror(hedge.between(-20, 840))
    hedges.push(...bush(hedge, at, ridge(at) + 26, hedge.between(36, 84)))
  }
  stage.sheet(hedges, light.paint(hedge.pick([PAPER.leaf, PAPER.moss, PAPER.jade]), 0.1), {
    depth: 8,
    edge: 0.1,
  })
  const lower = slope(330, 980, HEIGHT - 128)
  const front = light.paint(hedge.pick([PAPER.moss, PAPER.leaf, PAPER.jade]), 0.05)
  stage.sheet(below(lower, 20), front, { depth: 18, foot: lighter(front, -0.04) })
  tall(stage, house.fork('front'), grounds, lower, {
    from: Math.min(mirror(460), mirror(760)),
    to: Math.max(mirror(460), mirror(760)),
    count: 2,
    height: house.between(200, 300),
    distance: 0.04,
  })
  if (house.chance(0.5)) flowerbed(stage, place.fork('bed'), HEIGHT - 26)
  else corners(stage, take.fork('corner'), side > 0 ? 'right' : 'left', take.chance(0.6))
}
