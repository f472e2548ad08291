import type { Language } from '#contract/shapes/primitives.ts'

export type Fact = { label: string; value: string; strong?: true }

/** What a letter says; the sheet is the same for all. Sentences are in the person's language already. */
export type Letter = {
  language: Language
  subject: string
  title: string
  /** Paragraphs before the code, facts or button. */
  lead: readonly string[]
  /** Shown large, to be typed. */
  code?: string
  /** What people look for in it later. */
  facts?: readonly Fact[]
  button?: { text: string; address: string }
  /** Quiet paragraphs at the end. */
  notes: readonly string[]
  /** What people see of the letter in their list, after its subject. */
  preview: string
  /** Where one chooses which letters come; of letters that always come there is none. */
  settings?: string
}

export const NAME = 'Ghé'
export const FOOT = {
  vi: { slogan: 'Ghé chơi, ở lại một lúc.', settings: 'Chọn thư và thông báo bạn muốn nhận' },
  en: { slogan: 'Drop in, stay a while.', settings: 'Choose which letters and notices you get' },
} as const satisfies Record<Language, object>
