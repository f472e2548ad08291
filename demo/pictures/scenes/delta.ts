import { lighter } from '../paper/colour.ts'
import { below, ellipse, HEIGHT, pen, waves, WIDTH, type Ridge } from '../paper/curve.ts'
import { PAPER } from '../paper/materials.ts'
import type { Dice } from '../paper/random.ts'
import type { Stage } from '../paper/stage.ts'
import { riverBoat, sampan } from '../parts/boats.ts'
import { corners } from '../parts/corners.ts'
import { stiltHouse } from '../parts/houses.ts'
import { grove, palms } from '../parts/land.ts'
import { frond, palmLeaf } from '../parts/plants.ts'
import { sky } from '../parts/sky.ts'
import { glitter, ripples, water } from '../parts/water.ts'
import type { Scene } from './scene.ts'

/** A trader's boat heaped with fruit, its goods shown on a pole. */
const marketBoat = (
  stage: Stage,
  chance: Dice,
  x: number,
  y: number,
  size: number,
  distance: number,
): void => {
  const flip = chance.chance(0.5)
  const put = pen(x, y, size / 100, flip)
  const { light } = stage
  const fruit = light.paint(chance.pick([PAPER.gold, '#d9642f', PAPER.sprout, '#b8434f']), distance)
  stage.piece(ellipse(x, y + size * 0.06, size * 0.64, size * 0.05), light.ink, 0.2)
  stage.thread(put('M30 -10L36 -96'), light.paint(PAPER.bark, distance), size * 0.016)
  for (const at of [-88, -76, -64])
    stage.piece(
      ellipse(x + (flip ? -1 : 1) * size * 0.355, y + (at / 100) * size, size * 0.045, size * 0.055),
      fruit,
    )
  const heap: string[] = []
  for (let index = 0; index < 16; index += 1) {
    const share = chance.next()
    heap.push(
      ellipse(
        x + (flip ? 1 : -1) * size * (0.36 - share * 0.56),
        y - size * (0.1 + 0.13 * Math.sin(Math.PI * share) * chance.next()),
        size * 0.055,
        size * 0.05,
      ),
    )
  }
  stage.sheet(heap, fruit, { depth: 4, edge: 0.5 })
  stage.sheet(
    put('M8 -8C10 -24 14 -32 22 -34C30 -32 32 -20 32 -8Z'),
    light.paint(chance.pick([PAPER.lagoon, '#7c5a86', PAPER.rice]), distance),
    { depth: size * 0.03 },
  )
  stage.sheet(
    put('M6 -34C12 -42 18 -47 22 -50C26 -47 32 -42 38 -34C30 -31 14 -31 6 -34Z'),
    light.paint(PAPER.cream, distance),
    { depth: size * 0.03 },
  )
  stage.sheet(
    put('M-66 -18C-52 -6 -34 -8 0 -8C34 -8 52 -6 68 -20C60 6 40 11 0 11C-40 11 -58 4 -66 -18Z'),
    light.paint(PAPER.teak, distance),
    { depth: size * 0.06 },
  )
  stage.piece(
    put('M-62 -12C-50 -2 -34 -4 0 -4C34 -4 50 -2 64 -14C58 -1 36 1 0 1C-36 1 -54 -1 -62 -12Z'),
    light.paint(PAPER.lacquer, distance),
    0.85,
  )
}

/** Nipa palms: leaves that rise straight from the mud. */
const nipa = (stage: Stage, chance: Dice, x: number, y: number, height: number, distance: number): void => {
  const parts: string[] = []
  for (let index = 0; index < 6; index += 1) {
    const angle = -Math.PI / 2 + (index - 2.5) * 0.24 + chance.between(-0.06, 0.06)
    parts.push(
      ...frond(x + (index - 2.5) * 5, y, angle, height * chance.between(0.75, 1.1), (index - 2.5) * 0.16, 11),
    )
  }
  stage.sheet(parts, stage.light.paint(chance.pick([PAPER.leaf, PAPER.moss, PAPER.pine]), distance), {
    depth: 7,
    edge: 0.08,
  })
}

/** A broad brown-green river: palms, houses on stilts, a floating market. */
export const delta: Scene = ({ stage, place, take, horizon, near }) => {
  const orb = sky(stage, take.fork('sky'), horizon)
  const { light } = stage
  const land = place.fork('land')
  grove(stage, land.fork('far'), () => horizon + 4, {
    material: PAPER.jade,
    distance: 0.9,
    height: 60,
    gap: 30,
  })
  palms(stage, land.fork('far palms'), () => horizon + 6, { distance: 0.8, height: 84, count: 12 })
  stage.veil(horizon - 60, 70, 0.6)
  water(stage, place.fork('far river'), {
    top: horizon + 2,
    far: PAPER.river,
    near: PAPER.river,
    bands: 1,
    swell: 3,
  })
  const side = land.chance(0.5) ? 1 : -1
  const mirror = (x: number): number => (side > 0 ? x : WIDTH - x)
  const bank = horizon + 62
  const tongue: Ridge = (x) =>
    bank - 26 * Math.max(0, 1 - mirror(x) / 640) ** 0.6 + (mirror(x) > 640 ? 40 : 0)
  palms(stage, land.fork('bank palms'), () => bank - 14, {
    distance: 0.42,
    height: 190,
    count: 7,
    from: Math.min(mirror(-20), mirror(600)),
    to: Math.max(mirror(-20), mirror(600)),
  })
  grove(stage, land.fork('bank trees'), () => bank - 10, {
    material: PAPER.leaf,
    distance: 0.4,
    height: 90,
    gap: 46,
    manner: 'bush',
    from: Math.min(mirror(-20), mirror(590)),
    to: Math.max(mirror(-20), mirror(590)),
  })
  stage.sheet(below(tongue, 20, bank + 6), light.paint(PAPER.moss, 0.34), { depth: 8 })
  for (let index = 0; index < 3; index += 1)
    stiltHouse(
      stage,
      land,
      mirror(100 + index * 190 + land.between(-20, 20)),
      bank - 2,
      land.between(116, 142),
      0.22,
    )
  water(stage, place.fork('river'), {
    top: bank + 4,
    far: PAPER.river,
    near: PAPER.bay,
    bands: 3,
    swell: 5,
  })
  glitter(stage, take, orb, bank + 10, HEIGHT - 120)
  ripples(stage, take, bank + 20, HEIGHT, lighter(light.paint(PAPER.river, 0.1), 0.11), 24)
  const boats = take.fork('boats')
  if (boats.chance(0.5)) riverBoat(stage, boats, mirror(boats.between(800, 1100)), bank + 40, 110, 0.3)
  const count = boats.whole(3, 5)
  for (let index = 0; index < count; index += 1) {
    const share = index / count
    const x = mirror(300 + (((index * 337) % 760) + boats.between(-50, 50)))
    if (boats.chance(0.72))
      marketBoat(stage, boats, x, bank + 76 + share * 200, 96 + share * 84, 0.26 * (1 - share))
    else sampan(stage, boats, x, bank + 76 + share * 200, 90 + share * 70, 0.26 * (1 - share))
  }
  if (!near) return
  const reeds = place.fork('nipa')
  for (let index = 0; index < 6; index += 1)
    nipa(
      stage,
      reeds,
      mirror(WIDTH - 10 - index * 96 - reeds.between(-20, 20)),
      HEIGHT + 30,
      290 - index * 52,
      0.02,
    )
  const leaves: string[] = []
  if (take.chance(0.5)) {
    const [x, direction] = [mirror(-30), side]
    for (let index = 0; index < 4; index += 1)
      leaves.push(
        palmLeaf(
          x,
          -30,
          direction > 0 ? 0.25 + index * 0.3 : Math.PI - 0.25 - index * 0.3,
          380 - index * 30,
          0.3,
        ),
      )
    stage.sheet(leaves, light.paint(PAPER.pine, 0), { depth: 22 })
  } else corners(stage, take.fork('corner'), side > 0 ? 'left' : 'right')
  stage.sheet(below(waves(place.fork('mud'), HEIGHT - 18, 10, 600)), light.paint(PAPER.lagoon, 0), {
    depth: 18,
  })
}
