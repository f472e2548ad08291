import type { SceneKind } from '#contract/picture.ts'
import type { ResortType } from '#contract/shapes/resort.ts'
import type { Dice } from '../paper/random.ts'
import type { Stage } from '../paper/stage.ts'
import { apartment } from './apartment.ts'
import { hotel } from './hotel.ts'
import { villa, type Building } from './villa.ts'

/** What every view of a stay is told. */
export interface Stay {
  readonly stage: Stage
  readonly scene: SceneKind
  readonly type: ResortType
  readonly place: Dice
  readonly take: Dice
}

/** The kinds of houses by resort type: 1 villa, 2 apartment, 3 hotel. */
export const BUILDINGS: Record<ResortType, Building> = { 1: villa, 2: apartment, 3: hotel }
