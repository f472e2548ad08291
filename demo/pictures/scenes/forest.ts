import { lighter, mix, type Colour } from '../paper/colour.ts'
import { below, disc, HEIGHT, over, polygon, waves, WIDTH, type Point } from '../paper/curve.ts'
import { PAPER } from '../paper/materials.ts'
import type { Dice } from '../paper/random.ts'
import type { Stage } from '../paper/stage.ts'
import { corners } from '../parts/corners.ts'
import { stiltHouse } from '../parts/houses.ts'
import { grove, hill, peaks, winding } from '../parts/land.ts'
import { frond } from '../parts/plants.ts'
import { sky } from '../parts/sky.ts'
import { ripples } from '../parts/water.ts'
import { woodedHill } from './pine.ts'
import type { Scene } from './scene.ts'

/** Rounded rocks around the foot of a fall. */
const rocks = (stage: Stage, chance: Dice, x: number, y: number, half: number, colour: Colour): void => {
  for (let index = 0; index < 7; index += 1) {
    const side = index % 2 === 0 ? -1 : 1
    const size = chance.between(24, 54)
    const at = x + side * half * chance.between(0.55, 1.9)
    stage.sheet(
      disc(chance, at, y + chance.between(-6, 22), size, size * 0.62, 0.12, 8),
      lighter(colour, chance.between(-0.04, 0.04)),
      { depth: 8, edge: 0.25 },
    )
  }
}

/** A fall of water in strips of paper over ledges of rock. */
const waterfall = (stage: Stage, chance: Dice, x: number, top: number, foot: number, wide: number): void => {
  const { light } = stage
  const rock = light.paint(PAPER.slate, 0.32)
  const tiers = chance.whole(2, 3)
  for (let tier = 0; tier < tiers; tier += 1) {
    const [high, low] = [top + ((foot - top) * tier) / tiers, top + ((foot - top) * (tier + 1)) / tiers]
    const half = wide * (0.3 + (0.36 * (tier + 1)) / tiers)
    const middle = x + chance.between(-0.16, 0.16) * wide
    const rough = (share: number, y: number): Point => [
      middle + half * share * chance.between(0.9, 1.12),
      y + chance.between(-9, 9),
    ]
    const cliff = [
      rough(-3.3, low + 30),
      rough(-2.9, (high + low) / 2 + 26),
      rough(-2.2, high + 26),
      rough(-1.5, high - 4),
      rough(-0.9, high - 24),
      rough(0.9, high - 20),
      rough(1.6, high),
      rough(2.3, high + 34),
      rough(2.8, (high + low) / 2 + 30),
      rough(3.2, low + 30),
    ]
    stage.sheet(over(cliff, low + 40), lighter(rock, -0.02 * tier), {
      depth: 14,
      foot: mix(rock, light.ink, 0.2),
    })
    for (const side of [-1, 1]) {
      const ledge = [
        rough(side * 1.1, low + 24),
        rough(side * 1.35, high + 34),
        rough(side * 1.75, high + 22),
        rough(side * 2.2, high + 70),
        rough(side * 2.5, low + 24),
      ]
      stage.sheet(
        over(side < 0 ? ledge.reverse() : ledge, low + 30),
        mix(lighter(rock, 0.02), light.paint(PAPER.moss, 0.32), 0.35),
        { depth: 9, edge: 0.25 },
      )
    }
    const strips = 8
    for (let index = 0; index < strips; index += 1) {
      const place = (index + 0.5) / strips - 0.5
      const spread = 1.18
      const left = middle + 2 * half * place
      const fall = low + chance.between(-22, 16) - Math.abs(place) * 20
      const [thin, thick] = [half * chance.between(0.1, 0.17), half * chance.between(0.15, 0.24)]
      const end = middle + 2 * half * place * spread
      const paper = mix(
        light.paint(PAPER.foam, 0.1),
        light.paint(PAPER.shallow, 0.2),
        chance.between(0, 0.65),
      )
      stage.sheet(
        `M${(left - thin).toFixed(1)} ${(high - 14).toFixed(1)}C${(left - thin).toFixed(1)} ${((high + low) / 2).toFixed(1)} ${(end - thick).toFixed(1)} ${(fall - 40).toFixed(1)} ${(end - thick).toFixed(1)} ${fall.toFixed(1)}Q${end.toFixed(1)} ${(fall + thick).toFixed(1)} ${(end + thick).toFixed(1)} ${fall.toFixed(1)}C${(end + thick).toFixed(1)} ${(fall - 40).toFixed(1)} ${(left + thin).toFixed(1)} ${((high + low) / 2).toFixed(1)} ${(left + thin).toFixed(1)} ${(high - 14).toFixed(1)}Q${left.toFixed(1)} ${(high - 20).toFixed(1)} ${(left - thin).toFixed(1)} ${(high - 14).toFixed(1)}Z`,
        paper,
        { depth: 5, edge: 0.3 },
      )
    }
    stage.glow(middle, low + 6, half * 1.9, light.sky[4], 0.45)
    rocks(stage, chance, middle, low + 8, half, rock)
  }
}

/** Tall straight trunks that run out of the picture, with a rim of foliage. */
const trunks = (
  stage: Stage,
  chance: Dice,
  distance: number,
  count: number,
  gap: readonly [number, number],
): void => {
  const colour = stage.light.paint(mix(PAPER.pine, PAPER.bark, 0.35), distance)
  const parts: string[] = []
  for (let index = 0; index < count; index += 1) {
    const x = ((index + chance.between(0.1, 0.9)) / count) * WIDTH
    if (x > gap[0] && x < gap[1]) continue
    const half = chance.between(7, 15) * (1.6 - distance)
    const lean = chance.between(-26, 26)
    parts.push(
      polygon([
        [x - half + lean, -40],
        [x + half * 0.8 + lean, -40],
        [x + half, HEIGHT * 0.72],
        [x + half * 2, HEIGHT + 20],
        [x - half * 2, HEIGHT + 20],
        [x - half, HEIGHT * 0.72],
      ]),
    )
  }
  for (let x = -40; x < WIDTH + 40; x += 92) {
    const away = Math.min(1, Math.abs(x - (gap[0] + gap[1]) / 2) / 420)
    parts.push(
      disc(chance, x, -20 + chance.between(-20, 20), 110, 60 + 110 * away * (1.25 - distance), 0.12, 12),
    )
  }
  stage.sheet(parts, colour, { depth: 16, edge: 0.06, shade: 0.26 })
}

/** A highland forest in the mist, a waterfall into a pool. */
export const forest: Scene = ({ stage, place, take, horizon, near }) => {
  sky(stage, take.fork('sky'), horizon)
  const { light } = stage
  const land = place.fork('land')
  const x = WIDTH * land.pick([0.36, 0.5, 0.64])
  hill(stage, peaks(land.fork('far'), horizon - 20, horizon * 0.66, 3), PAPER.slate, 0.92, 0.5)
  woodedHill(
    stage,
    land.fork('hill 1'),
    peaks(land.fork('ridge 1'), horizon + 6, horizon * 0.44, 4),
    0.74,
    44,
    1.3,
  )
  const shoulder = waves(land.fork('ridge 2'), horizon - 6, 40, 700)
  woodedHill(
    stage,
    land.fork('hill 2'),
    (at) => shoulder(at) + 46 * Math.exp(-(((at - x) / 150) ** 2)),
    0.54,
    74,
    1.2,
  )
  const pool = horizon + (HEIGHT - horizon) * 0.56
  const falls = land.chance(0.75)
  if (falls) waterfall(stage, land.fork('falls'), x, horizon - 6, pool, land.between(110, 170))
  else stage.veil(horizon, 160, 0.6)
  grove(stage, land.fork('bushes'), (at) => pool - 16 - 60 * Math.min(1, Math.abs(at - x) / 380), {
    material: PAPER.leaf,
    distance: 0.36,
    height: 96,
    gap: 50,
    manner: 'bush',
    ...(falls ? { to: x - 190 } : {}),
  })
  if (falls)
    grove(stage, land.fork('bushes 2'), (at) => pool - 16 - 60 * Math.min(1, Math.abs(at - x) / 380), {
      material: PAPER.leaf,
      distance: 0.36,
      height: 96,
      gap: 50,
      manner: 'bush',
      from: x + 200,
    })
  if (!falls)
    stiltHouse(stage, land.fork('cabin'), x + land.pick([-150, 160]), pool - 2, land.between(150, 180), 0.26)
  const glass = light.paint(PAPER.river, 0.25)
  stage.sheet(below(waves(land.fork('pool'), pool, 6, 500)), falls ? glass : light.paint(PAPER.moss, 0.3), {
    depth: 12,
    foot: light.paint(PAPER.lagoon, 0.05),
  })
  if (!falls)
    winding(stage, land.fork('stream'), {
      top: pool + 4,
      fromX: x,
      toX: x + land.between(-200, 200),
      wide: 210,
      colour: glass,
      bend: 120,
    })
  if (falls) ripples(stage, take, pool + 16, HEIGHT - 90, lighter(glass, 0.14), 26)
  const gap = [x - 260, x + 260] as const
  if (land.chance(0.7)) trunks(stage, land.fork('trunks'), 0.4, 8, gap)
  if (!near) return
  trunks(stage, land.fork('near trunks'), 0.1, 5, [x - 420, x + 420])
  const bank = waves(land.fork('bank'), HEIGHT - 44, 24, 560)
  const dark = light.paint(PAPER.lagoon, 0)
  const ferns = place.fork('ferns')
  for (let index = 0; index < 7; index += 1) {
    const at = ferns.between(0, WIDTH)
    for (let blade = 0; blade < 4; blade += 1)
      stage.sheet(
        frond(
          at,
          bank(at) + 16,
          -Math.PI / 2 + (blade - 1.5) * 0.5,
          ferns.between(90, 160),
          (blade - 1.5) * 0.5,
          10,
        ),
        light.paint(ferns.pick([PAPER.leaf, PAPER.moss, PAPER.jade]), 0.02),
        { depth: 6, edge: 0.1 },
      )
  }
  stage.sheet(below(bank), dark, { depth: 20 })
  if (take.chance(0.5))
    corners(stage, take.fork('corner'), take.chance(0.5) ? 'left' : 'right', take.chance(0.5))
}
