import { lighter } from '../paper/colour.ts'
import { below, HEIGHT, waves, WIDTH, type Ridge } from '../paper/curve.ts'
import { PAPER } from '../paper/materials.ts'
import type { Dice } from '../paper/random.ts'
import type { Stage } from '../paper/stage.ts'
import { cottage } from '../parts/houses.ts'
import { fir, pine as nearPine, tuft } from '../parts/plants.ts'
import { sky } from '../parts/sky.ts'
import { glitter, ripples, water } from '../parts/water.ts'
import type { Scene } from './scene.ts'

/** A wooded ridge: the hill and its trees are one sheet of paper. */
export const woodedHill = (
  stage: Stage,
  chance: Dice,
  ridge: Ridge,
  distance: number,
  height: number,
  dense: number,
): void => {
  const colour = stage.light.paint(chance.pick([PAPER.pine, PAPER.leaf, PAPER.jade]), distance)
  const parts = [below(ridge)]
  for (let x = -30; x < WIDTH + 30; x += (height * 0.42) / dense) {
    const clump = 0.5 + 0.5 * Math.sin(x * 0.011 + dense * 9)
    if (chance.next() > 0.3 + clump * 0.6) continue
    const foot = x + chance.between(-8, 8)
    parts.push(fir(chance, foot, ridge(foot) + 5, height * chance.between(0.55, 1.1) * (0.7 + clump * 0.4)))
  }
  stage.sheet(parts, colour, { depth: 15, shade: 0.28, edge: distance > 0.5 ? 0.12 : 0.2 })
  stage.veil(Math.min(ridge(0), ridge(640), ridge(WIDTH)) + 30, 190, 0.42)
}

/** Hills of pines behind one another, mist in the valleys, a lake and a house with a steep roof. */
export const pine: Scene = ({ stage, place, take, horizon, near }) => {
  const orb = sky(stage, take.fork('sky'), horizon)
  const land = place.fork('land')
  const mountain = waves(land.fork('mountain'), horizon - 80, 66, 900, 0.45)
  const blue = stage.light.paint(PAPER.slate, 0.9)
  stage.sheet(below(mountain), blue, { foot: stage.misty(blue, 0.5), depth: 14, shade: 0.2 })
  const far = waves(land.fork('far'), horizon - 14, 46, 760)
  woodedHill(stage, land.fork('far trees'), far, 0.76, 40, 1.3)
  const middle = waves(land.fork('middle'), horizon + 44, 40, 640)
  woodedHill(stage, land.fork('middle trees'), middle, 0.54, 66, 1.15)
  const lake = land.chance(0.55)
  const shore = horizon + (HEIGHT - horizon) * 0.32
  if (lake) {
    water(stage, place.fork('lake'), {
      top: shore - 26,
      far: PAPER.shallow,
      near: PAPER.river,
      bands: 2,
      swell: 3,
    })
    glitter(stage, take, orb, shore, HEIGHT - 190)
    ripples(stage, take, shore, HEIGHT - 150, lighter(stage.light.paint(PAPER.shallow, 0.3), 0.08), 16)
  }
  const front = waves(land.fork('front'), horizon + (HEIGHT - horizon) * (lake ? 0.66 : 0.42), 34, 820)
  const meadow = stage.light.paint(land.pick([PAPER.grass, PAPER.moss]), 0.28)
  stage.sheet(below(front), meadow, { foot: lighter(meadow, -0.05), depth: 18 })
  const home = land.between(250, WIDTH - 250)
  if (near) cottage(stage, place.fork('cottage'), home, front(home) + 12, land.between(86, 124), 0.2)
  const trees = land.fork('trees')
  for (const [depth, count, tall] of [
    [0.3, 9, 150],
    [0.16, 5, 240],
  ] as const) {
    if (depth < 0.2 && !near) break
    for (let index = 0; index < count; index += 1) {
      const x = ((index + trees.next()) / count) * WIDTH
      if (Math.abs(x - home) < 120) continue
      const { trunk, needles } = nearPine(
        trees,
        x,
        front(x) + 10 + (0.3 - depth) * 500,
        tall * trees.between(0.7, 1.2),
      )
      stage.sheet(trunk, stage.light.paint(PAPER.bark, depth), { depth: 6 })
      stage.sheet(needles, stage.light.paint(trees.pick([PAPER.pine, PAPER.leaf]), depth), {
        depth: 8,
        edge: 0.25,
      })
    }
  }
  if (!near) return
  const bank = waves(land.fork('bank'), HEIGHT - 74, 24, 900)
  const dark = stage.light.paint(PAPER.lagoon, 0.02)
  stage.sheet(below(bank), dark, { depth: 24 })
  const flowers = land.pick([PAPER.gold, '#8a86b8', PAPER.lotus, PAPER.rice])
  let blossoms = ''
  let grass = ''
  const chance = place.fork('flowers')
  for (let index = 0; index < 30; index += 1) {
    const x = chance.between(-20, WIDTH + 20)
    grass += tuft(chance, x, bank(x) + 6, chance.between(26, 50), 5, 1.1)
    const [fx, fy, size] = [
      x + chance.between(-20, 20),
      bank(x) + chance.between(-34, 40),
      chance.between(4, 9),
    ]
    blossoms += `M${(fx - size).toFixed(1)} ${fy.toFixed(1)}a${size.toFixed(1)} ${size.toFixed(1)} 0 1 1 ${(2 * size).toFixed(1)} 0a${size.toFixed(1)} ${size.toFixed(1)} 0 1 1 ${(-2 * size).toFixed(1)} 0Z`
  }
  stage.piece(grass, dark)
  stage.piece(blossoms, stage.light.paint(flowers, 0.05))
}
