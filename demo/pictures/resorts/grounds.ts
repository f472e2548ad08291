import type { SceneKind } from '#contract/picture.ts'
import type { Colour } from '../paper/colour.ts'
import { PAPER } from '../paper/materials.ts'

/** What lies at a house's feet and grows around it in each landscape. */
export interface Grounds {
  readonly ground: Colour
  readonly green: Colour
  readonly plants: 'palm' | 'pine' | 'broad'
  /** Where the horizon lies behind a house. */
  readonly horizon: number
}

const green = (plants: Grounds['plants'], horizon = 400, ground: Colour = PAPER.grass): Grounds => ({
  ground,
  green: PAPER.leaf,
  plants,
  horizon,
})

export const GROUNDS: Record<SceneKind, Grounds> = {
  karst: green('palm', 420, PAPER.chalk),
  gorge: green('broad', 390, PAPER.moss),
  pine: green('pine', 380),
  terrace: green('broad', 330, PAPER.moss),
  dune: green('palm', 380, PAPER.sand),
  oldtown: green('broad', 330, PAPER.chalk),
  island: green('palm', 400, PAPER.sand),
  reef: green('palm', 400, PAPER.sand),
  cove: green('palm', 390, PAPER.sand),
  skyline: green('palm', 350, PAPER.chalk),
  lake: green('broad', 370),
  bridge: green('palm', 350, PAPER.chalk),
  citadel: green('broad', 380),
  forest: green('pine', 360, PAPER.moss),
  delta: green('palm', 390),
}
