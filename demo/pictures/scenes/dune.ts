import { lighter, mix, type Colour } from '../paper/colour.ts'
import { along, below, HEIGHT, line, waves, WIDTH, type Point, type Ridge } from '../paper/curve.ts'
import { PAPER } from '../paper/materials.ts'
import type { Dice } from '../paper/random.ts'
import type { Stage } from '../paper/stage.ts'
import { fishingBoat } from '../parts/boats.ts'
import { hill, palms } from '../parts/land.ts'
import { tuft } from '../parts/plants.ts'
import { sky } from '../parts/sky.ts'
import { glitter, water } from '../parts/water.ts'
import type { Scene } from './scene.ts'

/** The side of a dune that lies in shadow: from a crest down along its spine. */
const shadeOf = (chance: Dice, ridge: Ridge, from: number, long: number): string => {
  const [crest, swing] = [ridge(from), chance.between(50, 120)]
  const top = along(ridge, 20, from, from + long)
  const spine: Point[] = []
  for (let step = 10; step >= 1; step -= 1) {
    const share = step / 10
    spine.push([
      from + Math.sin(share * 4.2) * swing * (0.4 + share) + share * 150,
      crest + share ** 0.9 * 330,
    ])
  }
  return `${line(top)}L${(from + long + 40).toFixed(1)} ${(crest + 330).toFixed(1)}L${line([...spine, [from, crest]]).slice(1)}Z`
}

const crestOf = (ridge: Ridge, from: number, to: number): number => {
  let best = from
  for (let x = from; x <= to; x += 10) if (ridge(x) < ridge(best)) best = x
  return best
}

/** One dune with its lit and its shaded side. */
const dune = (stage: Stage, chance: Dice, ridge: Ridge, material: Colour, distance: number): void => {
  const colour = stage.light.paint(material, distance)
  stage.sheet(below(ridge, 24), colour, { foot: lighter(colour, 0.04), depth: 20, shade: 0.26, edge: 0.5 })
  for (const [from, to] of [
    [0, WIDTH * 0.45],
    [WIDTH * 0.5, WIDTH],
  ] as const) {
    const crest = crestOf(ridge, from, to)
    if (crest <= from + 20 || crest >= to - 20) continue
    const shaded = mix(colour, stage.light.ink, 0.2)
    stage.piece(
      shadeOf(chance, ridge, crest, chance.between(240, 400)),
      stage.gradient(shaded, mix(shaded, colour, 0.85)),
      0.85,
    )
  }
}

/** Sand dunes in red, gold or white, the sea behind them. */
export const duneScene: Scene = ({ stage, place, take, horizon, near }) => {
  const orb = sky(stage, take.fork('sky'), horizon)
  const land = place.fork('land')
  const sand = land.pick([
    [PAPER.sand, PAPER.dune],
    [PAPER.dune, PAPER.clay],
    ['#f0dfba', PAPER.sand],
    [PAPER.sand, '#d98f5e'],
  ] as const)
  const sea = land.chance(0.65)
  if (sea) {
    hill(stage, waves(land.fork('cape'), horizon - 16, 26, 700), PAPER.slate, 0.9, 0.4)
    water(stage, place.fork('sea'), { top: horizon, far: PAPER.shallow, near: PAPER.sea, bands: 1, swell: 4 })
    glitter(stage, take, orb, horizon + 3, horizon + 90)
    const boats = take.fork('boats')
    for (let index = 0, count = boats.whole(1, 3); index < count; index += 1)
      fishingBoat(
        stage,
        boats,
        boats.between(140, WIDTH - 140),
        horizon + boats.between(16, 44),
        boats.between(34, 56),
        0.4,
      )
  } else hill(stage, waves(land.fork('hills'), horizon - 30, 40, 900), PAPER.clay, 0.86, 0.4)
  const count = 4
  for (let index = 0; index < count; index += 1) {
    const share = index / (count - 1)
    const base = horizon + 44 + (HEIGHT - horizon) * (near ? 0.74 : 0.5) * share ** 1.15
    const lean = (index % 2 === 0 ? 1 : -1) * land.between(30, 90)
    const soft = waves(land.fork(`dune ${index}`), base, 30 + 26 * share, land.between(700, 1100), 0.3)
    const ridge: Ridge = (x) => soft(x) + lean * (x / WIDTH - 0.5)
    dune(
      stage,
      land.fork(`shade ${index}`),
      ridge,
      mix(sand[0], sand[1], index % 2 === 0 ? share * 0.7 : share),
      0.5 * (1 - share),
    )
    if (index === 1 && land.chance(0.6))
      palms(stage, land.fork('palms'), ridge, {
        distance: 0.4,
        height: 90,
        count: land.whole(2, 5),
        from: land.between(80, 500),
        to: land.between(620, 1100),
      })
    if (index === 2 && near) {
      let grass = ''
      const chance = land.fork('grass')
      const clump = chance.between(140, WIDTH - 140)
      for (let blade = 0; blade < 9; blade += 1) {
        const x = clump + chance.between(-110, 110)
        grass += tuft(chance, x, ridge(x) + 12, chance.between(30, 62), 7, 1.5)
      }
      stage.piece(grass, stage.light.paint(PAPER.moss, 0.15))
    }
  }
  let steps = ''
  const walk = take.fork('steps')
  const [startX, endX] = [walk.between(420, 860), walk.between(300, 980)]
  for (let index = 0; index < 15; index += 1) {
    const share = index / 15
    const x = startX + (endX - startX) * share + Math.sin(share * 5) * 40
    const y = HEIGHT - 10 - share ** 0.75 * 190
    const size = 7 * (1 - share * 0.6)
    steps += `M${(x + (index % 2 === 0 ? -size : size) - size * 0.6).toFixed(1)} ${y.toFixed(1)}a${(size * 0.7).toFixed(1)} ${(size * 0.36).toFixed(1)} 0 1 0 ${(size * 1.4).toFixed(1)} 0a${(size * 0.7).toFixed(1)} ${(size * 0.36).toFixed(1)} 0 1 0 ${(-size * 1.4).toFixed(1)} 0Z`
  }
  if (near && walk.chance(0.6)) stage.piece(steps, stage.light.ink, 0.16)
}
