import type { SceneKind } from '#contract/picture.ts'

/** A text in Vietnamese and in English. */
export type Pair = readonly [vi: string, en: string]

/** V villa, A apartment, H hotel; then the name and one line about the place, each in both languages. */
export type Place = readonly [
  type: 'V' | 'A' | 'H',
  nameVi: string,
  nameEn: string,
  lineVi: string,
  lineEn: string,
]

/** Everything the demo knows of one project area. All businesses are invented. */
export type AreaContent = {
  /** The number the search asks for; 20 is the area a search starts from. */
  id: number
  name: Pair
  scene: SceneKind
  /** Whether one swims in the sea here: it decides which benefits and services make sense. */
  coast: boolean
  /** When it is dearest: the summer of the coast, the cool season of the hills, or the harvest. */
  peak: 'summer' | 'cool' | 'harvest'
  /** How dear the area is; 1 is the middle. */
  dearness: number
  /** What a window can look at, as it stands after "hướng" and before "view". */
  views: readonly Pair[]
  roads: readonly string[]
  /** Where its houses stand: latitude, longitude, and how many metres around. All of it is land. */
  spots: readonly (readonly [lat: number, lng: number, around: number])[]
  /** How one gets here, one sentence. */
  arrival: Pair
  /** Where it lies, one sentence or two each. */
  settings: readonly Pair[]
  /** What to eat, see or do around, one sentence or two each. */
  moments: readonly Pair[]
  places: readonly Place[]
}
