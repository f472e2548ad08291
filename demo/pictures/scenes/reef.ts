import { lighter, mix } from '../paper/colour.ts'
import { below, disc, HEIGHT, polygon, waves, WIDTH, type Ridge } from '../paper/curve.ts'
import { PAPER } from '../paper/materials.ts'
import { fishingBoat, junk } from '../parts/boats.ts'
import { islet, palms } from '../parts/land.ts'
import { boulder, coral, fish, turtle, weed } from '../parts/sealife.ts'
import { sky } from '../parts/sky.ts'
import { glitter } from '../parts/water.ts'
import { island } from './island.ts'
import type { Scene } from './scene.ts'

const FISH = [PAPER.gold, PAPER.lacquer, '#e58a4b', PAPER.rice, '#4fa7a0'] as const
const CORALS = [PAPER.coral, '#e0a05a', '#c9657a', '#d98e86', PAPER.gold] as const

/** A cut through the sea: islands and a boat above, a coral garden below. */
export const reef: Scene = (setting) => {
  const { stage, place, take, horizon, near } = setting
  // From a house one sees the sea from above.
  if (!near) return island(setting)
  const surface = horizon * 0.82
  const orb = sky(stage, take.fork('sky'), surface - 10)
  const { light } = stage
  const land = place.fork('land')
  for (let index = 0, count = land.whole(1, 3); index < count; index += 1) {
    islet(stage, land, {
      x: land.between(0, WIDTH),
      foot: surface,
      width: land.between(260, 460),
      height: land.between(60, 130),
      material: PAPER.slate,
      distance: 0.84,
    })
  }
  const home = WIDTH * land.pick([0.2, 0.5, 0.8])
  const shape = islet(stage, land.fork('home'), {
    x: home,
    foot: surface + 4,
    width: land.between(340, 520),
    height: land.between(110, 180),
    material: PAPER.jade,
    distance: 0.5,
    sand: true,
  })
  palms(stage, land.fork('palms'), shape, {
    distance: 0.4,
    height: 74,
    count: land.whole(3, 6),
    from: home - 130,
    to: home + 130,
  })
  const boats = take.fork('boats')
  const [swell, deep] = [waves(place.fork('swell'), surface, 6, 260, 0.3), light.paint(PAPER.sea, 0)]
  const skin = light.paint(mix(PAPER.shallow, '#8fd3c1', 0.5), 0.15)
  stage.sheet(
    below((x) => swell(x + 90) - 9, 20),
    mix(skin, light.sky[4], 0.4),
    { depth: 8, shade: 0.2 },
  )
  glitter(stage, take, orb, surface - 8, surface + 8)
  boats.pick([junk, fishingBoat])(
    stage,
    boats,
    home < 400 ? boats.between(640, 1080) : boats.between(180, 560),
    surface - 2,
    boats.between(84, 112),
    0.15,
  )
  stage.sheet(below(swell, 20), skin, {
    depth: 10,
    shade: 0.24,
    foot: light.paint(PAPER.lagoon, 0),
    edge: 0.7,
  })
  const shafts = take.fork('shafts')
  for (let index = 0; index < 5; index += 1) {
    const x = shafts.between(100, WIDTH - 100)
    stage.piece(
      polygon([
        [x, surface + 12],
        [x + shafts.between(24, 60), surface + 12],
        [x + shafts.between(160, 250), HEIGHT],
        [x + 60, HEIGHT],
      ]),
      stage.gradient(lighter(skin, 0.1), deep),
      0.16,
    )
  }
  const rings = 4
  const [middleX, middleY] = [WIDTH * land.between(0.42, 0.58), surface + (HEIGHT - surface) * 0.5]
  const swim = take.fork('fish')
  for (let ring = 0; ring < rings; ring += 1) {
    const share = ring / (rings - 1)
    const chance = place.fork(`ring ${ring}`)
    const hole = disc(chance, middleX, middleY - 50, 360 + 130 * ring, 180 + 52 * ring, 0.08, 13)
    const top = waves(chance, surface + 26 + 26 * ring, 7, 320, 0.3)
    const colour = mix(skin, light.paint(PAPER.deep, 0), 0.3 + 0.6 * share)
    stage.inside(below(top, 24), 'translate(0 0)', () =>
      stage.sheet(
        polygon([
          [-80, -80],
          [1360, -80],
          [1360, 940],
          [-80, 940],
        ]) + hole,
        colour,
        { depth: 14, shade: 0.24, edge: 0.35 },
      ),
    )
    const [count, flip, paper] = [swim.whole(2, 5), swim.chance(0.5), swim.pick(FISH)]
    const [schoolX, schoolY] = [middleX + swim.between(-320, 320), middleY + swim.between(-110, 90)]
    for (let index = 0; index < count; index += 1)
      fish(
        stage,
        swim,
        schoolX + swim.between(-90, 90),
        schoolY + swim.between(-46, 46),
        26 + 13 * ring,
        flip,
        paper,
      )
  }
  if (take.chance(0.55))
    turtle(
      stage,
      middleX + swim.between(-160, 160),
      middleY + swim.between(-40, 50),
      swim.between(120, 165),
      swim.chance(0.5),
    )
  const garden = place.fork('garden')
  for (let row = 0; row < 2; row += 1) {
    const bed = waves(garden.fork(row), HEIGHT - 110 + row * 66, 30, 520, 0.4)
    const valley: Ridge = (x) =>
      bed(x) + 60 * Math.exp(-(((x - middleX) / 300) ** 2)) - 40 * Math.abs((x - middleX) / WIDTH)
    for (let index = 0; index < 9; index += 1) {
      const x = ((index + garden.next()) / 9) * WIDTH
      const paper = light.paint(garden.pick(CORALS), 0.25 - row * 0.2)
      const manner = garden.next()
      if (manner < 0.5) coral(stage, garden, x, valley(x) + 14, garden.between(90, 170), paper)
      else if (manner < 0.72) boulder(stage, x, valley(x) + 10, garden.between(34, 64), paper)
      else
        stage.sheet(weed(garden, x, valley(x) + 14, garden.between(90, 190)), light.paint(PAPER.moss, 0.1), {
          depth: 8,
          edge: 0.2,
        })
    }
    stage.sheet(below(valley, 26), light.paint(row === 0 ? PAPER.lagoon : PAPER.deep, 0.02), { depth: 16 })
  }
}
