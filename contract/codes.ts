import { ADMINISTRATION_CODES } from './codes/administration.ts'
import { LIFE } from './codes/life.ts'
import { OWN } from './codes/own.ts'
import { PLACES } from './codes/places.ts'
import { PROFILE } from './codes/profile.ts'
import { SERVICES } from './codes/services.ts'
import { SPECIFIED } from './codes/specified.ts'
import { TALK } from './codes/talk.ts'

/** The whole message catalogue: every code a call can fail with, its HTTP status and its words. */
export const CODES = {
  ...SPECIFIED,
  ...OWN,
  ...PROFILE,
  ...LIFE,
  ...ADMINISTRATION_CODES,
  ...SERVICES,
  ...TALK,
  ...PLACES,
}
export type Code = keyof typeof CODES

/** Whether a text is a code of the catalogue. */
export const isCode = (text: string): text is Code => Object.hasOwn(CODES, text)

/** A sentence as it begins, also where its first word is the name of a field. */
export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)
