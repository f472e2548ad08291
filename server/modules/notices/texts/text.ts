import type { Language } from '#contract/shapes/primitives.ts'

/** The words of one kind of notice. `{code}` and the like are its params; days and moments are written as people read them. */
export type Text = Record<Language, { title: string; body: string }>

export const say = (vi: [title: string, body: string], en: [title: string, body: string]): Text => ({
  vi: { title: vi[0], body: vi[1] },
  en: { title: en[0], body: en[1] },
})
