import { capital, CODES, type Code } from '#contract/codes.ts'
import { FIELD_NAMES, UNNAMED } from '#contract/fieldNames.ts'
import type { Problem } from '#contract/shapes/problem.ts'
import type { Language } from '#contract/shapes/primitives.ts'
import type { FieldProblem, Refusal } from '#server/refusal.ts'

const LOCALES = { vi: 'vi-VN', en: 'en-US' } as const satisfies Record<Language, string>

/** A number is written as people of the language write it, 1.250.000, and a field by its name where it has one. */
const written = (param: string | number | undefined, language: Language): string =>
  typeof param === 'number'
    ? param.toLocaleString(LOCALES[language])
    : (FIELD_NAMES[param ?? '']?.[language] ?? param ?? '')

/** The words of a code, its {0}, {1} filled in. A parameter that is missing leaves its place empty. */
const messageOf = (code: Code, language: Language, params: readonly (string | number)[] = []): string =>
  CODES[code][language].replace(/\{(\d)\}/g, (_place, index) => written(params[Number(index)], language))

/** What a field is called, by the last part of its path; its place in a list says nothing. Never its name on the wire. */
function nameOf(path: string, language: Language): string {
  const last = path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? ''
  return (FIELD_NAMES[last] ?? UNNAMED)[language]
}

/** The words for each field; a parameter that a message wants is the field's own name unless told otherwise. */
const fieldsOf = (fields: Record<string, FieldProblem>, language: Language) =>
  Object.fromEntries(
    Object.entries(fields).map(([path, { code, params = [path] }]) => [
      path,
      {
        code,
        message: capital(
          messageOf(
            code,
            language,
            params.map((param) => (param === path ? nameOf(path, language) : param)),
          ),
        ),
      },
    ]),
  )

/** The body of a failed answer. */
export function problemOf(refusal: Refusal, language: Language, requestId: string): Problem {
  const { code, params, details } = refusal
  return {
    status: CODES[code].status,
    code,
    message: messageOf(code, language, params),
    params: [...params],
    ...(details.fields ? { fields: fieldsOf(details.fields, language) } : {}),
    ...(details.current === undefined ? {} : { current: details.current }),
    requestId,
  }
}
