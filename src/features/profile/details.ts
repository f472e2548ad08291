import { birthdayProblem, readDay, writeDay } from '#contract/people/birthday.ts'
import { RULES } from '#contract/people/rules.ts'
import type { PersonalInfo, Sex } from '#contract/shapes/person.ts'
import type { Profile } from '#contract/shapes/profile.ts'

/** What stands in the fields: texts as they are typed. */
export type DetailValues = {
  name: string
  birthday: string
  sex: Sex | null
  province: string
  ward: string
  street: string
}
export const DETAIL_FIELDS = ['name', 'birthday', 'province', 'ward', 'street'] as const
export type DetailField = (typeof DETAIL_FIELDS)[number]
export type DetailProblems = Partial<Record<DetailField, string>>

export const detailsOf = (profile: Profile): DetailValues => ({
  name: profile.name,
  birthday: profile.birthday === null ? '' : writeDay(profile.birthday),
  sex: profile.sex,
  province: profile.province_id === null ? '' : String(profile.province_id),
  ward: profile.ward,
  street: profile.street,
})

/** What is sent, or the first problem of each field as a code. `today` bounds the birthday. */
export function readDetails(
  values: DetailValues,
  today: string,
): { info: PersonalInfo; problems: null } | { info: null; problems: DetailProblems } {
  const found = {
    name: RULES.name.problem(values.name),
    birthday: birthdayProblem(values.birthday, today),
    ward: RULES.ward.problem(values.ward),
    street: RULES.street.problem(values.street),
  }
  const problems: DetailProblems = {}
  for (const field of DETAIL_FIELDS) {
    const code = field === 'province' ? null : found[field]
    if (code !== null) problems[field] = code
  }
  if (Object.keys(problems).length > 0) return { info: null, problems }
  return {
    problems: null,
    info: {
      name: values.name.trim(),
      birthday: readDay(values.birthday) ?? '',
      sex: values.sex,
      province_id: values.province === '' ? null : Number(values.province),
      ward: values.ward.trim(),
      street: values.street.trim(),
    },
  }
}

const FIELD_OF: Readonly<Record<string, DetailField>> = {
  name: 'name',
  birthday: 'birthday',
  province_id: 'province',
  ward: 'ward',
  street: 'street',
}

/** What the server found wrong, at the fields of the screen. */
export function problemsFrom(fields: Readonly<Record<string, string>>): DetailProblems {
  const problems: DetailProblems = {}
  for (const [name, said] of Object.entries(fields)) {
    const field = FIELD_OF[name]
    if (field !== undefined) problems[field] = said
  }
  return problems
}
