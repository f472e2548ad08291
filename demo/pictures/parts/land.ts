import { lighter, type Colour } from '../paper/colour.ts'
import { below, HEIGHT, over, waves, WIDTH, type Point, type Ridge } from '../paper/curve.ts'
import type { Dice } from '../paper/random.ts'
import type { Stage } from '../paper/stage.ts'
import { bush, fir, palm, tree } from './plants.ts'
import { PAPER } from '../paper/materials.ts'

/** Peaks: a ridge with crests rather than waves. */
export const peaks = (chance: Dice, base: number, rise: number, count: number): Ridge => {
  const soft = waves(chance, 0, rise * 0.12, 420)
  const tops = Array.from({ length: count }, (_, index): readonly [number, number, number] => [
    ((index + chance.between(0.15, 0.85)) / count) * WIDTH,
    rise * chance.between(0.45, 1),
    chance.between(150, 300),
  ])
  return (x) =>
    tops.reduce(
      (y, [at, height, wide]) => Math.min(y, base - height * Math.exp(-(Math.abs((x - at) / wide) ** 1.35))),
      base,
    ) + soft(x)
}

/** A plain hill. */
export const hill = (stage: Stage, ridge: Ridge, material: Colour, distance: number, mist = 0.3): void => {
  const colour = stage.light.paint(material, distance)
  stage.sheet(below(ridge), colour, { foot: stage.misty(colour, mist), depth: 20 - 8 * distance, shade: 0.3 })
}

/** A line of broad trees standing on a ridge, as one sheet. */
export const grove = (
  stage: Stage,
  chance: Dice,
  ridge: Ridge,
  style: {
    material: Colour
    distance: number
    height: number
    gap: number
    from?: number
    to?: number
    manner?: 'broad' | 'fir' | 'bush'
  },
): void => {
  const { material, distance, height, gap, from = -40, to = WIDTH + 40, manner = 'broad' } = style
  const [trunks, crowns, lit]: [string[], string[], string[]] = [[], [], []]
  let twigs = ''
  for (let x = from; x < to; x += gap * chance.between(0.6, 1.4)) {
    const tall = height * chance.between(0.65, 1.15)
    if (manner === 'fir') crowns.push(fir(chance, x, ridge(x) + 4, tall))
    else if (manner === 'bush') crowns.push(...bush(chance, x, ridge(x) + 4, tall * 1.4))
    else {
      const one = tree(chance, x, ridge(x) + 4, tall)
      trunks.push(one.trunk)
      crowns.push(...one.crown)
      lit.push(...one.lit)
      twigs += one.twigs
    }
  }
  const depth = Math.max(4, 10 - 7 * distance)
  stage.sheet(trunks, stage.light.paint(PAPER.bark, distance), { depth: 0, edge: 0 })
  const colour = stage.light.paint(material, distance)
  stage.sheet(crowns, colour, { depth, edge: 0.1, shade: 0.24 })
  if (distance > 0.45 || height < 60) return
  stage.sheet(lit, lighter(colour, 0.045), { depth: depth * 0.6, edge: 0, shade: 0.2 })
  stage.thread(twigs, stage.light.paint(PAPER.bark, distance), Math.max(1, height * 0.012), 0.5)
}

/** Coconut palms along a ridge. */
export const palms = (
  stage: Stage,
  chance: Dice,
  ridge: Ridge,
  style: { distance: number; height: number; count: number; from?: number; to?: number; lean?: number },
): void => {
  const { distance, height, count, from = 0, to = WIDTH, lean } = style
  for (let index = 0; index < count; index += 1) {
    const x = from + ((index + chance.between(0.1, 0.9)) / count) * (to - from)
    const one = palm(
      chance,
      x,
      ridge(x) + 6,
      height * chance.between(0.7, 1.15),
      lean === undefined ? undefined : lean * chance.between(0.5, 1.3),
    )
    const depth = Math.max(3, 9 - 8 * distance)
    stage.sheet(one.trunk, stage.light.paint(PAPER.soil, distance), { depth, edge: 0.2 })
    const colour = stage.light.paint(chance.pick([PAPER.leaf, PAPER.jade, PAPER.pine]), distance)
    stage.sheet(one.leaves, colour, { depth, edge: 0.3 })
  }
}

/** A river or a path that comes towards the viewer in bends; answers its middle at a height. */
export const winding = (
  stage: Stage,
  chance: Dice,
  style: { top: number; fromX: number; toX: number; wide: number; colour: Colour; bend?: number },
): Ridge => {
  const { top, fromX, toX, wide, colour, bend = 130 } = style
  const phase = chance.between(0, 6)
  const middle: Ridge = (y) => {
    const share = Math.max(0, (y - top) / (HEIGHT - top))
    return fromX + (toX - fromX) * share + Math.sin(phase + share ** 0.6 * 5.4) * bend * share ** 0.7
  }
  const [left, right]: [Point[], Point[]] = [[], []]
  for (let y = top; y <= HEIGHT + 60; y += 24) {
    const half = 4 + wide * ((y - top) / (HEIGHT - top)) ** 1.35
    left.push([middle(y) - half, y])
    right.push([middle(y) + half, y])
  }
  const outline = [...left, ...right.reverse()]
  const [first] = outline
  if (first === undefined) return middle
  const path = `M${outline.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`
  stage.sheet(path, colour, { depth: 10, shade: 0.2, foot: lighter(colour, -0.06), edge: 0.5 })
  return middle
}

/** A headland or an islet that rises out of the water. */
export const islet = (
  stage: Stage,
  chance: Dice,
  style: {
    x: number
    foot: number
    width: number
    height: number
    material: Colour
    distance: number
    sand?: boolean
  },
): Ridge => {
  const { x, foot, width, height, material, distance, sand = false } = style
  const colour = stage.light.paint(material, distance)
  const count = 9
  const skew = chance.between(-0.3, 0.3)
  const points: Point[] = []
  for (let index = 0; index <= count; index += 1) {
    const share = index / count
    const bell = Math.sin(Math.PI * share ** (1 + skew)) ** 0.8
    points.push([x - width / 2 + width * share, foot - height * bell * chance.between(0.86, 1.12)])
  }
  if (sand)
    stage.sheet(
      over(
        [
          [x - width * 0.6, foot + 2],
          [x - width * 0.2, foot - 9],
          [x + width * 0.2, foot - 9],
          [x + width * 0.6, foot + 2],
        ],
        foot + 4,
      ),
      stage.light.paint(PAPER.sand, distance),
      { depth: 4 },
    )
  stage.sheet(over(points, foot + 2), colour, {
    foot: stage.misty(colour, 0.25),
    depth: 12 - 6 * distance,
    shade: 0.28,
  })
  return (at) => {
    const share = Math.min(count, Math.max(0, ((at - x + width / 2) / width) * count))
    const [one, two] = [points[Math.floor(share)], points[Math.ceil(share)]]
    return one === undefined || two === undefined ? foot : one[1] + (two[1] - one[1]) * (share % 1)
  }
}
