import * as z from 'zod/mini'

/** An id made by the application: UUID version 7, lower case. */
export const id = z.uuid({ error: 'C_004' })

/** A calendar day without a time, `YYYY-MM-DD`; stays are half-open, [check-in, check-out). */
export const plainDate = z.iso.date({ error: 'C_004' })

/** A moment, ISO 8601 in UTC. Deadlines are always by the server's clock. */
export const instant = z.iso.datetime({ error: 'C_004' })

/** Whole VND. Never a fraction, never another currency. */
export const money = z.int()

/** A count of things, zero or more. */
export const count = z.int({ error: 'C_004' }).check(z.gte(0, { error: 'C_004' }))

/** An optional cursor of a list: opaque to the caller. */
export const cursor = z.optional(z.string().check(z.maxLength(200)))

/** Lists are numbered ten at a time unless told otherwise, fifty at the most. */
export const DEFAULT_PAGE_SIZE = 10
export const MAX_PAGE_SIZE = 50
export const pageSize = z._default(
  z.coerce.number().check(z.int(), z.gte(1), z.lte(MAX_PAGE_SIZE)),
  DEFAULT_PAGE_SIZE,
)

/** Text a person typed: Unicode in composed form, trimmed, at most `max` UTF-16 units. */
export const text = (max: number) =>
  z.pipe(
    z.string({ error: 'C_001' }),
    z.pipe(
      z.transform((value: string) => value.normalize('NFC').trim()),
      z.string().check(z.maxLength(max, { error: 'C_031' })),
    ),
  )

/** As {@link text}, and it must not be empty. */
export const requiredText = (max: number) =>
  z.pipe(text(max), z.string().check(z.minLength(1, { error: 'C_001' })))

/** The languages of the product, as the `lang` cookie and the `Language` header spell them. */
export const LANGUAGES = ['vi', 'en'] as const
export type Language = (typeof LANGUAGES)[number]
export const LANGUAGE_CODES = { vi: 0, en: 1 } as const satisfies Record<Language, number>

/** A text in every language of the product. */
export const localized = z.object({ vi: z.string(), en: z.string() })
export type Localized = z.infer<typeof localized>

/** What every act on a booking names: the booking, and the version of it that the person saw. */
export const actOn = { booking_id: id, version: z.int() }

/** A call without input, and the answer of one that only does. */
export const nothing = z.object({})
export const done = z.object({ done: z.literal(true) })
