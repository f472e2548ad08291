import { useCodeText } from '#src/i18n/codeText.ts'
import type { Wrong } from '#src/app/work/mistakes.ts'

/** A field of a draft as its control needs it. */
export interface Bound<Value> {
  readonly name: string
  readonly label: string
  readonly value: Value
  readonly onChange: (value: Value) => void
  /** The code of what is wrong with it, or the server's sentence. */
  readonly wrong: string | undefined
}

export type Setter<Draft> = <Field extends keyof Draft>(field: Field, value: Draft[Field]) => void
export type Bind<Draft> = <Field extends keyof Draft & string>(field: Field) => Bound<Draft[Field]>

/** Ties the fields of a draft to their controls. `at`: what stands before their names. */
export function binder<Draft>(
  draft: Draft,
  set: Setter<Draft>,
  labels: Readonly<Record<keyof Draft & string, string>>,
  wrong: Wrong,
  at = '',
): Bind<Draft> {
  return (field) => ({
    name: at + field,
    label: labels[field],
    value: draft[field],
    onChange: (value) => set(field, value),
    wrong: wrong[at + field],
  })
}

/** What is said at a field; within a sentence its name is written small. */
export function useWrongText({ wrong, label }: Pick<Bound<unknown>, 'wrong' | 'label'>): string | undefined {
  const begins = wrong === 'C_004' || wrong === 'C_031'
  const small = label.charAt(0).toLocaleLowerCase('vi') + label.slice(1)
  return useCodeText(wrong, wrong === 'C_032' ? 1 : begins ? label : small) || undefined
}
