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
  for (let band = 0; band < bands; band += 1) {
    const share = ((band + 1) / (bands + 0.4)) ** 1.35
    const ridge = waves(chance, top + (foot - top) * share, swell * (0.4 + share), 190 + 260 * share, 0.3)
    const colour = mix(far, near, 0.35 + 0.65 * share)
    stage.sheet(below(ridge, 24), colour, {
      depth: 8 + 12 * share,
      shade: 0.22,
      foot: mix(colour, near, 0.5),
      edge: 0.4,
    })
  }
}
