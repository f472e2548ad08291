import type { Dice } from '../paper/random.ts'
import type { Stage } from '../paper/stage.ts'

/** What a scene is told. */
interface Setting {
  readonly stage: Stage
  /** Chance that belongs to the place: the same in every view of it. */
  readonly place: Dice
  /** Chance that belongs to this one picture. */
  readonly take: Dice
  /** Where land or water meets the sky. */
  readonly horizon: number
  /** Draw what is near, too: false where something else will stand in front. */
  readonly near: boolean
}

/** Draws a landscape from the sky to the feet of the viewer. */
export type Scene = (setting: Setting) => void
