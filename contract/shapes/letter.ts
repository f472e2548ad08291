import * as z from 'zod/mini'
import { LETTER_KINDS } from '../letterKinds.ts'
import { LANGUAGES } from './primitives.ts'

/** How a letter looks by day and by night. */
const LETTER_SCHEMES = ['light', 'dark'] as const
export type LetterScheme = (typeof LETTER_SCHEMES)[number]

/** Which letter staff wants to look at. */
export const letterRequest = z.object({
  kind: z.enum(LETTER_KINDS, { error: 'C_004' }),
  language: z.enum(LANGUAGES, { error: 'C_004' }),
  scheme: z.enum(LETTER_SCHEMES, { error: 'C_004' }),
})
