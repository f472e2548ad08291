import * as z from 'zod/mini'
import { normalPhone, readAddress } from '../identifier.ts'
import { composed } from '../people/password.ts'
import { isProvince } from '../people/provinces.ts'
import { RULES, type Rule } from '../people/rules.ts'
import { exactly, line, plainDate, whole } from './primitives.ts'

/** A text that a rule lets through; what is wrong is told by the rule's code. Longer than `most` it is not looked at. */
export const ruled = ({ problem }: Rule, most = 300) =>
  exactly(most).check(
    z.refine((typed) => problem(typed) === null, {
      error: ({ input }) => (typeof input === 'string' ? (problem(input) ?? 'C_004') : 'C_001'),
    }),
  )

/** A new password, in composed form. */
export const newPassword = z.pipe(ruled(RULES.password), z.transform(composed))

/** Where a code can be sent to, in its stored form. */
export const reachable = z.pipe(
  ruled(RULES.reachable),
  z.transform((typed: string) => readAddress(typed) ?? { kind: 'email' as const, value: typed }),
)

/** A Vietnamese mobile number, in its stored form. */
export const mobile = z.pipe(
  ruled(RULES.mobile),
  z.transform((typed: string) => ({ kind: 'phone' as const, value: normalPhone(typed) ?? typed })),
)

/** A person's name in any script. */
export const personName = z.pipe(line(300), ruled(RULES.name))

export const SEXES = ['female', 'male', 'other'] as const
export type Sex = (typeof SEXES)[number]

/** A province of `helper.provinces`. */
const provinceId = whole.check(z.refine(isProvince, { error: 'C_004' }))

/**
 * What a person tells of themselves. Name and birthday are asked for; whoever sees that a birthday lies ahead answers
 * G_BIRTHDAY_FUTURE, as a shape knows no clock. The rest may be left out.
 */
export const personalInfo = z.object({
  name: personName,
  birthday: plainDate,
  sex: z._default(z.nullable(z.enum(SEXES, { error: 'C_004' })), null),
  province_id: z._default(z.nullable(provinceId), null),
  ward: z._default(line(100), ''),
  street: z._default(line(200), ''),
})
export type PersonalInfo = z.infer<typeof personalInfo>
