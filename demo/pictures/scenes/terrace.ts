import { lighter, mix, type Colour } from '../paper/colour.ts'
import { below, HEIGHT, waves, WIDTH, type Ridge } from '../paper/curve.ts'
import { PAPER } from '../paper/materials.ts'
import { stiltHouse } from '../parts/houses.ts'
import { grove, hill, peaks } from '../parts/land.ts'
import { bamboo } from '../parts/plants.ts'
import { corners } from '../parts/corners.ts'
import { sky } from '../parts/sky.ts'
import type { Scene } from './scene.ts'

const SEASONS: readonly (readonly [Colour, Colour, Colour])[] = [
  [PAPER.ripe, '#e6c765', '#c9a243'],
  [PAPER.sprout, PAPER.grass, '#a5b35a'],
  [PAPER.grass, PAPER.moss, PAPER.sprout],
  [PAPER.ripe, PAPER.sprout, PAPER.grass],
]

/** Rice terraces: every step is a sheet of its own, some of them flooded and bright as the sky. */
export const terrace: Scene = ({ stage, place, take, horizon, near }) => {
  sky(stage, take.fork('sky'), horizon)
  const { light } = stage
  const land = place.fork('land')
  hill(
    stage,
    peaks(land.fork('range'), horizon + 10, horizon * 0.6, land.whole(3, 4)),
    PAPER.slate,
    0.92,
    0.5,
  )
  hill(stage, peaks(land.fork('nearer range'), horizon + 34, horizon * 0.42, 4), PAPER.jade, 0.72, 0.5)
  stage.veil(horizon - 90, 150, 0.7)
  const season = land.pick(SEASONS)
  const flooded = land.chance(0.45) ? 0.4 : 0.08
  const tilt = land.chance(0.5) ? 1 : -1
  const hills = 3
  for (let index = 0; index < hills; index += 1) {
    const chance = land.fork(`hill ${index}`)
    const share = index / hills
    const lean = tilt * (index % 2 === 0 ? 1 : -1) * chance.between(90, 170)
    const base = waves(chance, horizon + 20 + (HEIGHT - horizon) * share * 0.86, 26, 900)
    const top: Ridge = (x) => base(x) + lean * (x / WIDTH - 0.5)
    const steps = 8 + index
    const height = (HEIGHT - horizon) * (0.42 + share * 0.4)
    const distance = 0.6 - 0.27 * index
    for (let step = 0; step < steps; step += 1) {
      const fall = (step / steps) ** 1.12
      const bulge = waves(
        chance.fork(`bulge ${Math.floor(step / 3)}`),
        0,
        13 + 9 * share,
        330 - 30 * share,
        0.45,
      )
      const edge: Ridge = (x) =>
        top(x) * (1 - fall * 0.55) +
        (horizon + 60 + (HEIGHT - horizon) * (share * 0.86)) * fall * 0.55 +
        height * fall +
        bulge(x + step * 26)
      const wet = step > 0 && chance.chance(flooded)
      const paper = light.paint(season[step % 3] ?? PAPER.ripe, distance * (1 - fall * 0.3))
      const colour = wet ? mix(light.sky[4], paper, 0.25) : lighter(paper, chance.between(-0.03, 0.03))
      stage.sheet(below(edge, 20), colour, { depth: 6 + 4 * index, shade: 0.3, edge: 0.5 })
    }
    if (index < hills - 1 || near) {
      const home = chance.between(180, WIDTH - 180)
      grove(stage, chance, top, {
        material: PAPER.leaf,
        distance,
        height: 34 + 22 * index,
        gap: 30,
        from: home - 150,
        to: home + 130,
      })
      stiltHouse(stage, chance, home, top(home) + 16, 62 + 30 * index, distance)
      if (chance.chance(0.5))
        stiltHouse(stage, chance, home + 90, top(home + 90) + 22, 50 + 24 * index, distance)
    }
    stage.veil(Math.min(top(0), top(WIDTH)) + 60, 120, 0.26)
  }
  if (!near) return
  const chance = take.fork('near')
  if (chance.chance(0.5)) {
    const x = chance.pick([70, WIDTH - 80])
    const { stems, leaves } = bamboo(chance, x, HEIGHT + 20, HEIGHT * chance.between(0.62, 0.86))
    stage.sheet(stems, light.paint(PAPER.bamboo, 0), { depth: 14 })
    stage.sheet(leaves, light.paint(PAPER.leaf, 0), { depth: 14, edge: 0.2 })
  } else corners(stage, chance, chance.chance(0.5) ? 'left' : 'right')
}
