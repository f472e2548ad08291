import * as z from 'zod/mini'
import { normalPhone } from '../identifier.ts'
import { plainDate, requiredLine, text } from './primitives.ts'

export const phone = z.pipe(
  requiredLine(30),
  z.pipe(
    z.string().check(z.refine((value) => normalPhone(value) !== null, { error: 'C_004' })),
    z.transform((value: string) => normalPhone(value) ?? value),
  ),
)

export const email = z.pipe(requiredLine(254), z.email({ error: 'C_004', pattern: z.regexes.unicodeEmail }))

/** Whom the host may reach about a stay, and whose name stands at the gate. */
export const contact = z.object({
  fullName: requiredLine(100),
  birthday: plainDate,
  phone,
  email,
  note: z._default(text(500), ''),
})
export type Contact = z.infer<typeof contact>
