import { lighter, mix, type Colour } from '../paper/colour.ts'
import { HEIGHT, WIDTH } from '../paper/curve.ts'
import { PAPER } from '../paper/materials.ts'
import type { Dice } from '../paper/random.ts'
import type { Stage } from '../paper/stage.ts'
import { bananaLeaf, frond, leaf, palmLeaf } from './plants.ts'

export type Side = 'left' | 'right'

/** Leaves that reach into the picture from a corner, the nearest paper of all. */
export const corners = (stage: Stage, chance: Dice, side: Side, low = true): void => {
  const x = side === 'left' ? -24 : WIDTH + 24
  const inward = side === 'left' ? 1 : -1
  const y = low ? HEIGHT + 24 : -24
  const upward = low ? -1 : 1
  const angle = (share: number): number => Math.atan2(upward * Math.sin(share), inward * Math.cos(share))
  const base: Colour = stage.light.paint(chance.pick([PAPER.lagoon, PAPER.pine, PAPER.leaf]), 0)
  const depth = 24
  const manner = chance.pick(['banana', 'fern', 'palm', 'branch'])
  const count = chance.whole(3, 4)
  for (let index = 0; index < count; index += 1) {
    const share = 0.22 + (1.1 * (index + chance.between(-0.2, 0.2))) / (count - 1)
    const colour = lighter(mix(base, stage.light.ink, 0.12), (index % 2) * 0.05)
    const long = chance.between(210, 340)
    if (manner === 'banana') {
      const { blade, rib } = bananaLeaf(chance, x, y, angle(share), long)
      stage.sheet(blade, colour, { depth, edge: 0.25 })
      stage.thread(rib, lighter(colour, 0.14), 2.4, 0.7)
    } else if (manner === 'fern')
      stage.sheet(frond(x, y, angle(share), long * 1.1, 0.5 * inward * -upward * -1), colour, {
        depth: 14,
        edge: 0.15,
      })
    else if (manner === 'palm')
      stage.sheet(palmLeaf(x, y, angle(share * 0.8), long * 1.35, low ? 0.22 : 0.4), colour, {
        depth,
        edge: 0.25,
      })
    else branch(stage, chance, x, y, angle(share * 0.9), long * 1.1, colour)
  }
}

/** A twig with leaves to both sides and, now and then, red blossoms. */
const branch = (
  stage: Stage,
  chance: Dice,
  x: number,
  y: number,
  angle: number,
  length: number,
  colour: Colour,
): void => {
  const [endX, endY] = [x + Math.cos(angle) * length, y + Math.sin(angle) * length]
  stage.thread(`M${x.toFixed(1)} ${y.toFixed(1)}L${endX.toFixed(1)} ${endY.toFixed(1)}`, colour, 4)
  const leaves: string[] = []
  for (let index = 2; index < 10; index += 1) {
    const share = index / 10
    for (const side of [-1, 1]) {
      leaves.push(
        leaf(
          x + (endX - x) * share,
          y + (endY - y) * share,
          angle + side * chance.between(0.6, 0.95),
          length * (0.3 - share * 0.12),
          length * 0.055,
        ),
      )
    }
  }
  leaves.push(leaf(endX, endY, angle, length * 0.2, length * 0.05))
  stage.sheet(leaves, colour, { depth: 16, edge: 0.2 })
}
