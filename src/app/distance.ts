import type { Position } from '#contract/shapes/position.ts'

const METRES_A_DEGREE = 111_320

/** As the crow flies, in metres; exact enough within a country. */
export const metresBetween = (one: Position, other: Position): number =>
  Math.hypot(
    (one.lat - other.lat) * METRES_A_DEGREE,
    (one.lng - other.lng) * METRES_A_DEGREE * Math.cos((((one.lat + other.lat) / 2) * Math.PI) / 180),
  )
