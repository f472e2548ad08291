import { lighter, mix } from '../paper/colour.ts'
import { below, HEIGHT, waves, WIDTH, type Ridge } from '../paper/curve.ts'
import { PAPER } from '../paper/materials.ts'
import { basketBoat, fishingBoat, junk } from '../parts/boats.ts'
import { corners } from '../parts/corners.ts'
import { islet, palms } from '../parts/land.ts'
import { bush } from '../parts/plants.ts'
import { sky } from '../parts/sky.ts'
import { glitter, ripples, water } from '../parts/water.ts'
import type { Scene } from './scene.ts'

/** A beach of pale sand, turquoise water in bands, islands, palms that lean out. */
export const island: Scene = ({ stage, place, take, horizon, near }) => {
  const orb = sky(stage, take.fork('sky'), horizon)
  const { light } = stage
  const land = place.fork('land')
  for (let index = 0, count = land.whole(2, 3); index < count; index += 1) {
    islet(stage, land, {
      x: land.between(60, WIDTH - 60),
      foot: horizon + 2,
      width: land.between(260, 520),
      height: land.between(50, 130),
      material: PAPER.slate,
      distance: 0.88,
    })
  }
  water(stage, place.fork('sea'), { top: horizon, far: PAPER.shallow, near: PAPER.sea, bands: 1, swell: 3 })
  const home = WIDTH * land.pick([0.26, 0.5, 0.74])
  const shape = islet(stage, land.fork('home'), {
    x: home,
    foot: horizon + 34,
    width: land.between(420, 640),
    height: land.between(130, 230),
    material: PAPER.jade,
    distance: 0.5,
    sand: true,
  })
  islet(stage, land.fork('front'), {
    x: home + land.pick([-190, 190]),
    foot: horizon + 38,
    width: 280,
    height: land.between(60, 110),
    material: PAPER.leaf,
    distance: 0.42,
    sand: true,
  })
  palms(stage, land.fork('far palms'), (x) => Math.max(shape(x), horizon + 18), {
    distance: 0.42,
    height: 70,
    count: 7,
    from: home - 250,
    to: home + 250,
  })
  glitter(stage, take, orb, horizon + 4, HEIGHT - 250)
  const shore = near ? 0.62 : 0.5
  const side = place.chance(0.5) ? 1 : -1
  const slant: Ridge = (x) => side * (x / WIDTH - 0.5) * 130
  const boats = take.fork('boats')
  const tones = [0.25, 0.55, 0.85] as const
  for (const [index, tone] of tones.entries()) {
    const curve = waves(
      place.fork(`band ${index}`),
      horizon + (HEIGHT - horizon) * (0.16 + shore * 0.24 * (index + 0.4)),
      9,
      520,
      0.35,
    )
    const band: Ridge = (x) => curve(x) + slant(x) * tone * 0.6
    const colour = light.paint(mix(PAPER.sea, '#8fd3c1', tone), 0.3 * (1 - tone))
    stage.sheet(below(band, 24), colour, { depth: 8 + 4 * index, shade: 0.2, edge: 0.5 })
    if (index === 0) {
      const drawn = boats.pick([fishingBoat, junk])
      drawn(
        stage,
        boats,
        boats.between(160, WIDTH - 160),
        horizon + (HEIGHT - horizon) * 0.24,
        boats.between(64, 92),
        0.25,
      )
    }
  }
  ripples(stage, take, horizon + 60, HEIGHT - 200, lighter(light.paint(PAPER.shallow, 0.2), 0.12), 18)
  const edge = waves(place.fork('edge'), horizon + (HEIGHT - horizon) * (0.2 + shore * 0.72), 16, 640, 0.35)
  const beach: Ridge = (x) => edge(x) + slant(x)
  const sand = light.paint(PAPER.sand, 0.06)
  stage.sheet(
    below((x) => beach(x) - 26, 24),
    light.paint('#a9dccb', 0.05),
    { depth: 6, shade: 0.16 },
  )
  stage.sheet(
    below((x) => beach(x) - 12 + 6 * Math.sin(x * 0.021), 20),
    light.paint(PAPER.foam, 0.03),
    { depth: 8, shade: 0.2 },
  )
  stage.sheet(below(beach, 24), sand, { depth: 10, shade: 0.22, foot: lighter(sand, 0.03) })
  if (!near) return
  const bank: Ridge = (x) => Math.max(beach(x) + 50, HEIGHT - 40 + side * (x - WIDTH / 2) * 0.24)
  const green = light.paint(PAPER.moss, 0.04)
  basketBoat(
    stage,
    boats,
    WIDTH / 2 + side * boats.between(-190, -20),
    HEIGHT - 96,
    boats.between(84, 110),
    0.05,
  )
  stage.sheet(below(bank, 30), green, { depth: 18 })
  const [from, to] = side < 0 ? [WIDTH - 330, WIDTH - 30] : [30, 330]
  palms(stage, place.fork('palms'), bank, {
    distance: 0,
    height: land.between(430, 560),
    count: land.whole(2, 3),
    from,
    to,
    lean: side * 0.3,
  })
  const shrubs = place.fork('shrubs')
  const parts: string[] = []
  for (let index = 0; index < 7; index += 1) {
    const x = shrubs.between(from - 90, to + 90)
    parts.push(...bush(shrubs, x, bank(x) + 16, shrubs.between(70, 130)))
  }
  stage.sheet(parts, light.paint(PAPER.leaf, 0), { depth: 12, edge: 0.1 })
  if (take.chance(0.4)) corners(stage, take.fork('corner'), side < 0 ? 'left' : 'right', false)
}
