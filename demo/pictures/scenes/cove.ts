import { lighter } from '../paper/colour.ts'
import { below, box, HEIGHT, over, polygon, waves, WIDTH, type Point, type Ridge } from '../paper/curve.ts'
import { PAPER } from '../paper/materials.ts'
import type { Dice } from '../paper/random.ts'
import type { Stage } from '../paper/stage.ts'
import { basketBoat, fishingBoat } from '../parts/boats.ts'
import { pane } from '../parts/houses.ts'
import { hill, palms, peaks } from '../parts/land.ts'
import { bush } from '../parts/plants.ts'
import { sky } from '../parts/sky.ts'
import { glitter, ripples, water } from '../parts/water.ts'
import type { Scene } from './scene.ts'

const WALLS = ['#f1d9a6', '#9cc7bd', PAPER.rice, '#e3a988', '#86b3b3', PAPER.ochre, '#d9e0c6'] as const

/** A fishing village: small painted houses stepped up a slope. */
const village = (
  stage: Stage,
  chance: Dice,
  ridge: Ridge,
  from: number,
  to: number,
  distance: number,
): void => {
  for (let tier = 2; tier >= 0; tier -= 1) {
    for (let x = from + chance.between(0, 20); x < to; x += chance.between(38, 62)) {
      const [wide, tall] = [chance.between(34, 54), chance.between(28, 52)]
      const y = ridge(x + wide / 2) + 26 - tier * 30
      const wall = stage.light.paint(chance.pick(WALLS), distance)
      stage.sheet(box(x, y - tall, wide, tall), wall, { depth: 5 })
      for (let window = 0; window < 2; window += 1)
        stage.piece(
          box(x + wide * (0.18 + window * 0.42), y - tall * 0.74, wide * 0.22, tall * 0.3),
          pane(stage, distance, chance, 0.7),
        )
      if (chance.chance(0.7))
        stage.sheet(
          polygon([
            [x - 4, y - tall + 1],
            [x + wide * 0.22, y - tall - 16],
            [x + wide * 0.78, y - tall - 16],
            [x + wide + 4, y - tall + 1],
          ]),
          stage.light.paint(chance.pick([PAPER.tile, PAPER.clay]), distance),
          { depth: 4 },
        )
    }
  }
}

/** A bay between two headlands, a village, basket boats drawn up on the sand. */
export const cove: Scene = ({ stage, place, take, horizon, near }) => {
  const orb = sky(stage, take.fork('sky'), horizon)
  const { light } = stage
  const land = place.fork('land')
  const side = land.chance(0.5) ? 1 : -1
  const mirror = (x: number): number => (side > 0 ? x : WIDTH - x)
  hill(stage, peaks(land.fork('range'), horizon + 4, horizon * 0.38, 4), PAPER.slate, 0.9, 0.45)
  water(stage, place.fork('sea'), { top: horizon, far: PAPER.shallow, near: PAPER.sea, bands: 1, swell: 3 })
  const cape = (
    reach: number,
    height: number,
    foot: number,
    material: string,
    distance: number,
    chance: Dice,
  ): Ridge => {
    const rough = waves(chance, 0, 16, 260, 0.5)
    const points: Point[] = []
    for (let step = 0; step <= 12; step += 1) {
      const share = step / 12
      const x = mirror(-80 + (reach + 80) * share)
      points.push([
        x,
        Math.min(foot, foot - height * Math.cos((share * Math.PI) / 2) ** 0.8 + rough(x) * (1 - share)),
      ])
    }
    const ordered = side > 0 ? points : points.reverse()
    const colour = light.paint(material, distance)
    stage.sheet(over(ordered, foot + 3), colour, { foot: stage.misty(colour, 0.2), depth: 14, shade: 0.3 })
    return (x) =>
      foot -
      height * Math.cos((Math.min(1, Math.max(0, (mirror(x) + 80) / (reach + 80))) * Math.PI) / 2) ** 0.8 +
      rough(x)
  }
  cape(land.between(760, 900), land.between(140, 210), horizon + 22, PAPER.jade, 0.62, land.fork('cape 1'))
  const slope = cape(
    land.between(560, 700),
    land.between(200, 280),
    horizon + 58,
    PAPER.leaf,
    0.34,
    land.fork('cape 2'),
  )
  const lift: Ridge = (x) => Math.max(slope(x) + 70, horizon + 10)
  village(stage, land.fork('village'), lift, side > 0 ? 10 : WIDTH - 400, side > 0 ? 400 : WIDTH - 20, 0.22)
  palms(stage, land.fork('village palms'), (x) => lift(x) + 20, {
    distance: 0.2,
    height: 110,
    count: 4,
    from: side > 0 ? 20 : WIDTH - 460,
    to: side > 0 ? 460 : WIDTH - 20,
  })
  water(stage, place.fork('bay'), {
    top: horizon + 56,
    far: PAPER.shallow,
    near: PAPER.bay,
    bands: 3,
    swell: 6,
  })
  glitter(stage, take, orb, horizon + 62, HEIGHT - 160)
  const boats = take.fork('boats')
  for (let index = 0, count = boats.whole(3, 5); index < count; index += 1) {
    const depth = (index + 0.5) / 5
    fishingBoat(
      stage,
      boats,
      mirror(boats.between(360, 1200)),
      horizon + 92 + depth * 150,
      56 + depth * 66,
      0.36 - depth * 0.26,
    )
  }
  ripples(stage, take, horizon + 80, HEIGHT - 120, lighter(light.paint(PAPER.shallow, 0.2), 0.1), 20)
  if (!near) return
  const edge = waves(place.fork('beach'), HEIGHT - 116, 14, 700, 0.3)
  const beach: Ridge = (x) => edge(x) - (mirror(x) / WIDTH - 0.5) * 120
  stage.sheet(
    below((x) => beach(x) - 13 + 5 * Math.sin(x * 0.02), 20),
    light.paint(PAPER.foam, 0.02),
    { depth: 8, shade: 0.2 },
  )
  const sand = light.paint(PAPER.sand, 0.04)
  stage.sheet(below(beach), sand, { depth: 12, foot: lighter(sand, 0.03) })
  const baskets = place.fork('baskets')
  for (let index = 0, count = baskets.whole(3, 5); index < count; index += 1) {
    const x = mirror(baskets.between(120, 900))
    basketBoat(stage, baskets, x, Math.min(HEIGHT - 40, beach(x) + 26 + index * 15), 74 + index * 12, 0.05)
  }
  const shrubs = place.fork('shrubs')
  const parts: string[] = []
  for (let index = 0; index < 6; index += 1)
    parts.push(...bush(shrubs, mirror(shrubs.between(960, 1320)), HEIGHT + 14, shrubs.between(100, 190)))
  palms(stage, shrubs, () => HEIGHT, {
    distance: 0,
    height: shrubs.between(420, 560),
    count: 2,
    from: mirror(side > 0 ? 1010 : 1260),
    to: mirror(side > 0 ? 1260 : 1010),
    lean: side * -0.16,
  })
  stage.sheet(parts, light.paint(PAPER.pine, 0), { depth: 16, edge: 0.1 })
}
