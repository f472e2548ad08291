import { lighter, mix } from '../paper/colour.ts'
import { ellipse, HEIGHT, WIDTH } from '../paper/curve.ts'
import { PAPER } from '../paper/materials.ts'
import type { Dice } from '../paper/random.ts'
import type { Stage } from '../paper/stage.ts'
import type { Side } from './corners.ts'
import { lotus } from './plants.ts'

/** Lotus leaves and flowers in a lower corner. */
export const lotusPond = (stage: Stage, chance: Dice, side: Side, reach = 520): void => {
  const from = side === 'left' ? -40 : WIDTH - reach
  const leaf = stage.light.paint(PAPER.leaf, 0.02)
  const petals = stage.light.paint(chance.pick([PAPER.lotus, '#e9b7ae', PAPER.rice]), 0)
  const spots = Array.from({ length: 13 }, () => ({
    x: from + chance.next() * (reach + 40),
    y: HEIGHT - 10 - chance.next() ** 1.6 * 130,
    size: chance.between(0.8, 1.2),
  })).sort((one, two) => one.y - two.y)
  for (const { x, y, size } of spots) {
    const edge = Math.min(1, side === 'left' ? (reach - x) / 260 : (x - from) / 260)
    if (edge < chance.next() * 0.7) continue
    const across = 62 * size * (0.7 + (y - HEIGHT + 140) / 300)
    const colour = mix(lighter(leaf, chance.between(-0.03, 0.05)), stage.light.ink, 0.08)
    stage.sheet(ellipse(x, y, across, across * 0.34), colour, { depth: 10, edge: 0.4 })
    stage.thread(
      `M${x} ${y}l${across * 0.7} ${across * 0.1}M${x} ${y}l${-across * 0.7} ${across * 0.08}M${x} ${y}l${across * 0.3} ${-across * 0.24}M${x} ${y}l${-across * 0.35} ${-across * 0.22}M${x} ${y}l${across * 0.1} ${across * 0.28}`,
      lighter(colour, 0.1),
      1.2,
      0.5,
    )
    if (!chance.chance(0.42)) continue
    const top = y - chance.between(40, 100)
    stage.thread(`M${x} ${y}Q${x + 8} ${(y + top) / 2} ${x} ${top}`, colour, 3.4)
    const flower = lotus(x, top, chance.between(58, 86))
    flower.forEach((petal, index) =>
      stage.sheet(petal, lighter(petals, (index - 3) * 0.02), { depth: 4, edge: 0.5 }),
    )
  }
}
