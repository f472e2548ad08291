import type { Localized } from '#contract/shapes/primitives.ts'
import type { ResortType } from '#contract/shapes/resort.ts'

/** What a resort type is called. */
export const RESORT_TYPE_NAMES = {
  1: { vi: 'Villa', en: 'Villa' },
  2: { vi: 'Căn hộ', en: 'Apartment' },
  3: { vi: 'Khách sạn', en: 'Hotel' },
} as const satisfies Record<ResortType, Localized>
