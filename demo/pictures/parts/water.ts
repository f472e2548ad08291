import { lighter, mix, type Colour } from '../paper/colour.ts'
import { below, HEIGHT, waves, WIDTH } from '../paper/curve.ts'
import type { Dice } from '../paper/random.ts'
import type { Stage } from '../paper/stage.ts'
import type { Orb } from './sky.ts'

/** A slim lens of light or ripple. */
const lens = (x: number, y: number, half: number, thick: number): string =>
  `M${(x - half).toFixed(1)} ${y.toFixed(1)}q${half.toFixed(1)} ${-thick} ${(2 * half).toFixed(1)} 0q${(-half).toFixed(1)} ${thick} ${(-2 * half).toFixed(1)} 0Z`

/** Ripples as slim cuts between two heights, growing with nearness. */
export const ripples = (
  stage: Stage,
  chance: Dice,
  top: number,
  foot: number,
  colour: Colour,
  count = 26,
): void => {
  let cuts = ''
  for (let index = 0; index < count; index += 1) {
    const near = chance.next() ** 1.3
    cuts += lens(
      chance.between(0, WIDTH),
      top + (foot - top) * near,
      chance.between(16, 34) + near * 46,
      2 + near * 3,
    )
  }
  stage.piece(cuts, colour, 0.34)
}

/** The path of light on the water below the sun or the moon. */
export const glitter = (stage: Stage, chance: Dice, orb: Orb, top: number, foot: number): void => {
  let cuts = ''
  const count = 15
  for (let index = 0; index < count; index += 1) {
    const near = (index + 0.4) / count
    const half = orb.radius * (0.9 - near * 0.2) * chance.between(0.4, 1.15)
    cuts += lens(
      orb.x + chance.between(-16, 16) * (1 + near),
      top + (foot - top) * near ** 1.25,
      half,
      2.5 + near * 4,
    )
  }
  stage.piece(cuts, mix(stage.light.orb, '#ffffff', 0.2), 0.72)
}

/** Waves as old prints cut them: a row of round scales with fine lines inside each. */
const scales = (
  stage: Stage,
  chance: Dice,
  y: number,
  width: number,
  colour: Colour,
  depth: number,
): void => {
  const rise = width * 0.27
  const start = -80 - chance.next() * width
  let edge = `M${start.toFixed(1)} ${y.toFixed(1)}`
  let lines = ''
  for (let x = start; x < WIDTH + 80; x += width) {
    edge += `q${(width / 2).toFixed(1)} ${(-2 * rise).toFixed(1)} ${width.toFixed(1)} 0`
    for (const share of [0.72, 0.46, 0.22]) {
      const half = (width / 2) * share
      lines += `M${(x + width / 2 - half).toFixed(1)} ${(y + rise * 0.24).toFixed(1)}q${half.toFixed(1)} ${(-2 * rise * share).toFixed(1)} ${(2 * half).toFixed(1)} 0`
    }
  }
  stage.sheet(`${edge}V900H${start.toFixed(1)}Z`, colour, { depth, shade: 0.22, edge: 0.4 })
  stage.thread(lines, lighter(colour, 0.07), Math.max(1.4, width * 0.02), 0.75)
}

export interface WaterStyle {
  readonly top: number
  readonly foot?: number
  readonly far: Colour
  readonly near: Colour
  /** How many sheets of waves lie on the first one. */
  readonly bands?: number
  readonly swell?: number
}

/** Still water with sheets of waves towards the viewer. */
export const water = (stage: Stage, chance: Dice, style: WaterStyle): void => {
  const { top, foot = HEIGHT, bands = 3, swell = 7 } = style
  const { light } = stage
  const far = mix(light.paint(style.far, 0.75), light.sky[4], 0.3)
  const near = light.paint(style.near, 0)
  stage.piece(`M-60 ${top.toFixed(1)}H1340V900H-60Z`, stage.gradient(far, mix(far, near, 0.7)))
  stage.piece(`M-60 ${top.toFixed(1)}H1340v2H-60Z`, lighter(far, 0.1), 0.6)
  const printed = bands > 1 && chance.fork('manner').chance(0.42)
  for (let band = 0; band < bands; band += 1) {
    const share = ((band + 1) / (bands + 0.4)) ** 1.35
    const level = top + (foot - top) * share
    const colour = mix(far, near, 0.35 + 0.65 * share)
    if (printed && share > 0.32) {
      const size = 54 + 62 * share
      scales(stage, chance, level, size, colour, 7 + 6 * share)
      scales(stage, chance, level + size * 0.3, size, mix(colour, near, 0.25), 7 + 6 * share)
      continue
    }
    const ridge = waves(chance, level, swell * (0.4 + share), 190 + 260 * share, 0.3)
    stage.sheet(below(ridge, 24), colour, {
      depth: 8 + 12 * share,
      shade: 0.22,
      foot: mix(colour, near, 0.5),
      edge: 0.4,
    })
  }
}
