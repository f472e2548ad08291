import * as z from 'zod/mini'
import { mapBox } from './position.ts'

/** Tiles of a map, as TileJSON 3 describes them. */
export const ground = z.object({
  /** Addresses with {z}, {x} and {y}, relative to this server; none where the operator has no tiles. */
  tiles: z.array(z.string()),
  minzoom: z.int(),
  maxzoom: z.int(),
  bounds: mapBox,
  /** Whose data it is: a line of plain text. */
  attribution: z.string(),
})
export type Ground = z.infer<typeof ground>
