import * as z from 'zod/mini'

/** One entry of a lookup list: project areas, services, benefits. */
const lookupItem = z.object({ id: z.int(), name: z.string() })
export const lookupList = z.array(lookupItem)
export type LookupItem = z.infer<typeof lookupItem>
