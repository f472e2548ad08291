import { lighter } from '../paper/colour.ts'
import { below, HEIGHT, waves, WIDTH, type Ridge } from '../paper/curve.ts'
import { PAPER } from '../paper/materials.ts'
import type { Dice } from '../paper/random.ts'
import type { Stage } from '../paper/stage.ts'
import { grove, palms } from '../parts/land.ts'
import { bush, frond, pine, tuft } from '../parts/plants.ts'
import type { Grounds } from './grounds.ts'

/** Tall plants of the region on a ridge, between two places. */
export const tall = (
  stage: Stage,
  chance: Dice,
  grounds: Grounds,
  ridge: Ridge,
  style: { from: number; to: number; count: number; height: number; distance: number },
): void => {
  const { from, to, count, height, distance } = style
  if (grounds.plants === 'palm') palms(stage, chance, ridge, { distance, height, count, from, to })
  else if (grounds.plants === 'broad')
    grove(stage, chance, ridge, {
      material: chance.pick([PAPER.leaf, PAPER.moss, PAPER.jade]),
      distance,
      height: height * 0.85,
      gap: (to - from) / count,
      from,
      to,
    })
  else {
    for (let index = 0; index < count; index += 1) {
      const x = from + ((index + chance.next()) / count) * (to - from)
      const one = pine(chance, x, ridge(x) + 8, height * chance.between(0.8, 1.25))
      stage.sheet(one.trunk, stage.light.paint(PAPER.bark, distance), { depth: 5 })
      stage.sheet(one.needles, stage.light.paint(PAPER.pine, distance), { depth: 8, edge: 0.2 })
    }
  }
}

/** The bed of shrubs, ferns and flowers at the lower edge. */
export const flowerbed = (stage: Stage, chance: Dice, y: number): void => {
  const { light } = stage
  const bed = waves(chance, y, 15, 560)
  const shrubs: string[] = []
  for (let index = 0; index < 8; index += 1) {
    const x = ((index + chance.next()) / 8) * WIDTH
    if (chance.chance(0.5)) shrubs.push(...bush(chance, x, bed(x) + 14, chance.between(80, 150)))
    else
      for (let blade = 0; blade < 4; blade += 1)
        shrubs.push(
          ...frond(
            x,
            bed(x) + 20,
            -Math.PI / 2 + (blade - 1.5) * 0.5,
            chance.between(80, 130),
            (blade - 1.5) * 0.5,
            9,
          ),
        )
  }
  stage.sheet(shrubs, light.paint(chance.pick([PAPER.leaf, PAPER.pine, PAPER.jade]), 0.02), {
    depth: 12,
    edge: 0.1,
  })
  const blossom = light.paint(
    chance.pick([PAPER.hibiscus, PAPER.lotus, PAPER.gold, PAPER.rice, '#b45a86']),
    0.02,
  )
  let flowers = ''
  let grass = ''
  for (let index = 0; index < 26; index += 1) {
    const x = chance.between(0, WIDTH)
    const size = chance.between(4, 9)
    const top = bed(x) - chance.between(0, 44)
    flowers += `M${(x - size).toFixed(1)} ${top.toFixed(1)}a${size.toFixed(1)} ${size.toFixed(1)} 0 1 1 ${(2 * size).toFixed(1)} 0a${size.toFixed(1)} ${size.toFixed(1)} 0 1 1 ${(-2 * size).toFixed(1)} 0Z`
    grass += tuft(chance, x, bed(x) + 8, chance.between(24, 46), 5)
  }
  const soil = light.paint(PAPER.lagoon, 0.01)
  stage.piece(grass, lighter(soil, 0.05))
  stage.piece(flowers, blossom)
  stage.sheet(below(bed, 30, HEIGHT + 40), soil, { depth: 18 })
}
