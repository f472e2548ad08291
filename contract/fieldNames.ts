import type { Localized } from './shapes/primitives.ts'

/** Names of fields as people read them, by the name a call has for them: where a message names two fields or one of another page. */
export const FIELD_NAMES: Readonly<Record<string, Localized>> = {
  from_price: { vi: 'Giá từ', en: 'The lowest price' },
  to_price: { vi: 'Giá đến', en: 'The highest price' },
}
