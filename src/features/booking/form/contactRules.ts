import { readDay } from '#contract/people/birthday.ts'
import { contact, type Contact } from '#contract/shapes/contact.ts'
import type { Draft } from '../draft.ts'

export const CONTACT_FIELDS = ['fullName', 'birthday', 'phone', 'email', 'note'] as const
export type ContactField = (typeof CONTACT_FIELDS)[number]
export type ContactValues = Record<ContactField, string>
export type ContactProblems = Partial<Record<ContactField, string>>

type Account = { name: string; phone: string | null; email: string | null }

/** What stands in the fields: what was typed, else what the account says. */
export const contactValues = (typed: Draft['contact'], account: Account | null): ContactValues => ({
  fullName: typed.fullName ?? account?.name ?? '',
  birthday: typed.birthday ?? '',
  phone: typed.phone ?? account?.phone ?? '',
  email: typed.email ?? account?.email ?? '',
  note: typed.note ?? '',
})

/** Nobody who travels was born before this year. */
const FIRST_YEAR = '1900'

const isField = (name: unknown): name is ContactField => CONTACT_FIELDS.some((field) => field === name)

/** A format error says what the right format is, where the catalogue has such a sentence. */
const closer: Partial<Record<ContactField, string>> = { phone: 'G_PHONE_FORMAT', email: 'G_EMAIL_FORMAT' }

/** The contact as it is sent, or the first problem of each field by its code. `today` bounds the birthday. */
export function readContact(
  values: ContactValues,
  today: string,
): { contact: Contact; problems: null } | { contact: null; problems: ContactProblems } {
  const birthday = readDay(values.birthday)
  const problems: ContactProblems = {}
  if (values.birthday.trim() === '') problems.birthday = 'C_001'
  else if (birthday === null || birthday >= today || birthday < FIRST_YEAR) problems.birthday = 'C_004'
  const read = contact.safeParse({ ...values, birthday: birthday ?? '' })
  if (read.success && problems.birthday === undefined) return { contact: read.data, problems: null }
  for (const issue of read.error?.issues ?? []) {
    const [field] = issue.path
    if (!isField(field) || problems[field] !== undefined) continue
    problems[field] = issue.message === 'C_004' ? (closer[field] ?? 'C_004') : issue.message
  }
  return { contact: null, problems }
}
