import * as z from 'zod/mini'

/** Every failed answer. `fields` names what was wrong where; `current` is the thing as it stands now (409). */
export const problem = z.object({
  status: z.int(),
  code: z.string(),
  message: z.string(),
  params: z.array(z.union([z.string(), z.number()])),
  fields: z.optional(z.record(z.string(), z.object({ code: z.string(), message: z.string() }))),
  current: z.optional(z.unknown()),
  requestId: z.optional(z.string()),
})
export type Problem = z.infer<typeof problem>
