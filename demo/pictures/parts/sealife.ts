import { lighter, mix } from '../paper/colour.ts'
import { ellipse, pen } from '../paper/curve.ts'
import { PAPER } from '../paper/materials.ts'
import type { Dice } from '../paper/random.ts'
import type { Stage } from '../paper/stage.ts'

/** A branching coral that grows from a point. */
export const coral = (
  stage: Stage,
  chance: Dice,
  x: number,
  y: number,
  size: number,
  colour: string,
): void => {
  const twigs: string[] = []
  const grow = (fromX: number, fromY: number, angle: number, length: number, level: number): void => {
    const [toX, toY] = [fromX + Math.cos(angle) * length, fromY + Math.sin(angle) * length]
    const bend = chance.between(-0.2, 0.2) * length
    const thick = size * 0.045 * 0.72 ** level + 1
    const [nx, ny] = [-Math.sin(angle), Math.cos(angle)]
    const [mx, my] = [(fromX + toX) / 2 + nx * bend, (fromY + toY) / 2 + ny * bend]
    const edge = (px: number, py: number, by: number): string =>
      `${(px + nx * by).toFixed(1)} ${(py + ny * by).toFixed(1)}`
    const tip = thick * 0.8
    twigs.push(
      `M${edge(fromX, fromY, -thick)}Q${edge(mx, my, -thick)} ${edge(toX, toY, -tip)}A${tip.toFixed(1)} ${tip.toFixed(1)} 0 0 1 ${edge(toX, toY, tip)}Q${edge(mx, my, thick)} ${edge(fromX, fromY, thick)}Z`,
    )
    if (level >= 4) return
    const shoots = level < 2 ? 3 : 2
    for (let index = 0; index < shoots; index += 1) {
      grow(
        toX,
        toY,
        angle + (index - (shoots - 1) / 2) * chance.between(0.45, 0.75),
        length * chance.between(0.62, 0.82),
        level + 1,
      )
    }
  }
  grow(x, y, -Math.PI / 2 + chance.between(-0.2, 0.2), size * 0.3, 0)
  stage.sheet(twigs, colour, { depth: 8, edge: 0.12 })
}

/** A rounded brain coral with grooves. */
export const boulder = (stage: Stage, x: number, y: number, size: number, colour: string): void => {
  stage.sheet(ellipse(x, y, size, size * 0.7), colour, {
    depth: 12,
    foot: mix(colour, stage.light.ink, 0.25),
  })
  const put = pen(x, y, size / 100)
  stage.thread(
    put(
      'M-70 -20C-40 -44 -10 -10 20 -36C40 -50 60 -30 74 -18M-84 4C-50 -18 -20 16 14 -8C44 -28 60 4 86 2M-60 -40C-30 -60 10 -50 40 -56',
    ),
    lighter(colour, 0.1),
    size * 0.03,
    0.7,
  )
}

/** Seaweed as waving ribbons. */
export const weed = (chance: Dice, x: number, y: number, height: number): string => {
  let path = ''
  for (let index = 0; index < 4; index += 1) {
    const foot = x + index * height * 0.07
    const tall = height * chance.between(0.6, 1.05)
    const sway = chance.between(0.08, 0.16) * height
    const put = pen(foot, y, 1)
    path += put(
      `M-5 0C${-5 - sway} ${-tall * 0.33} ${sway} ${-tall * 0.6} 0 ${-tall}C${sway + 9} ${-tall * 0.6} ${6 - sway} ${-tall * 0.33} 6 0Z`,
    )
  }
  return path
}

/** A fish in two papers. */
export const fish = (
  stage: Stage,
  chance: Dice,
  x: number,
  y: number,
  size: number,
  flip: boolean,
  colour: string,
): void => {
  const put = pen(x, y, size / 100, flip)
  const paper = stage.light.paint(colour, 0.1)
  stage.sheet(put('M-50 0C-36 -30 6 -36 34 -6L60 -26C54 -8 54 8 60 26L34 6C6 36 -36 30 -50 0Z'), paper, {
    depth: 7,
  })
  stage.piece(
    put('M-22 -22C-14 -8 -14 8 -22 22C-16 25 -10 26 -4 25C4 10 4 -10 -4 -25C-10 -26 -16 -25 -22 -22Z'),
    lighter(paper, 0.16),
  )
  stage.piece(put('M-38 -8C-34 -8 -34 -2 -38 -2C-42 -2 -42 -8 -38 -8Z'), stage.light.ink)
  if (chance.chance(0.5))
    stage.piece(
      put('M12 -18C22 -8 22 8 12 18C16 16 22 12 26 8C30 2 30 -2 26 -8C22 -12 16 -16 12 -18Z'),
      lighter(paper, 0.12),
    )
}

/** A sea turtle from above. */
export const turtle = (stage: Stage, x: number, y: number, size: number, flip: boolean): void => {
  const put = pen(x, y, size / 100, flip)
  const skin = stage.light.paint(PAPER.moss, 0.12)
  stage.sheet(
    [
      put('M-30 -24C-54 -60 -76 -66 -92 -60C-84 -40 -64 -16 -40 -8Z'),
      put('M-30 22C-46 46 -60 54 -76 52C-72 38 -58 20 -40 10Z'),
      put('M36 -18C54 -34 68 -36 76 -30C70 -18 56 -8 42 -6Z'),
      put('M36 16C50 30 62 34 70 30C66 18 54 8 42 6Z'),
      put('M-48 -12C-64 -20 -84 -16 -88 0C-84 14 -64 16 -48 10Z'),
    ],
    skin,
    { depth: 10, edge: 0.2 },
  )
  const shell = stage.light.paint(PAPER.teak, 0.1)
  stage.sheet(
    put('M-52 0C-46 -34 0 -46 34 -30C52 -20 60 -8 62 0C60 8 52 22 34 30C0 44 -46 34 -52 0Z'),
    shell,
    { depth: 9 },
  )
  stage.thread(
    put(
      'M-24 -12L0 -14L14 0L0 14L-24 12L-34 0ZM0 -14L10 -36M0 14L10 36M14 0L60 0M-24 -12L-34 -28M-24 12L-34 28',
    ),
    lighter(shell, 0.16),
    size * 0.022,
    0.8,
  )
}
