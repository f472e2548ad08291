import * as z from 'zod/mini'

/** An id made by the application: UUID version 7, lower case. */
export const id = z.uuid({ error: 'C_004' })

/** The years that a column and every sum with days take. */
const isOfOurTimes = (written: string) => /^(19|2\d)/.test(written)

/** A calendar day without a time, `YYYY-MM-DD`, of a year from 1900 to 2999; stays are half-open, [check-in, check-out). */
export const plainDate = z.iso.date({ error: 'C_004' }).check(z.refine(isOfOurTimes, { error: 'C_004' }))

/** A moment, ISO 8601 in UTC, to the nanosecond at most, of a year from 1900 to 2999. Deadlines are always by the server's clock. */
export const instant = z.iso
  .datetime({ error: 'C_004' })
  .check(z.maxLength(30, { error: 'C_004' }), z.refine(isOfOurTimes, { error: 'C_004' }))

/** The largest integer that an `integer` column holds: every whole number of an input but {@link money} stays below. */
export const INTEGER_MOST = 2_147_483_647
/** More VND than the country has, and still exact as a number. */
export const MONEY_MOST = 1_000_000_000_000_000

/** A whole number of any sign that a column holds. */
export const whole = z
  .int({ error: 'C_004' })
  .check(z.gte(-INTEGER_MOST, { error: 'C_004' }), z.lte(INTEGER_MOST, { error: 'C_004' }))

/** Whole VND. Never a fraction, never another currency. */
export const money = z
  .int({ error: 'C_004' })
  .check(z.gte(-MONEY_MOST, { error: 'C_004' }), z.lte(MONEY_MOST, { error: 'C_004' }))

/** A count of things, zero or more. */
export const count = whole.check(z.gte(0, { error: 'C_004' }))

/** The version of a thing that somebody saw. @alias */
export const version = count

/**
 * What no text holds: control characters and halves of surrogate pairs, which no database, log or terminal takes as they
 * are, and more than thirty marks on one letter (Unicode's stream-safe form), which take ages to compose.
 */
const ONE_LINE = /^[^\p{Cc}\p{Cs}]*$/u
/** The same, with line breaks and tabs. */
const LINES = /^(?:[^\p{Cc}\p{Cs}]|[\t\n\r])*$/u
const STREAM_SAFE = /^(?![^]*\p{M}{31})/u

/** Text as it was sent, neither composed nor trimmed: the one type that every string of every input is made of. */
const raw = (max: number, form: RegExp) =>
  z
    .string({ error: 'C_001' })
    .check(
      z.maxLength(max, { error: 'C_031', abort: true }),
      z.regex(form, { error: 'C_004', abort: true }),
      z.regex(STREAM_SAFE, { error: 'C_031', abort: true }),
    )

/** What is taken letter by letter: a password, or a text that another machine made. */
export const exactly = (max: number) => raw(max, ONE_LINE)

/** What one of our own answers said and a program hands back, such as a nonce or a token: letters, digits and `. : _ ~ -`. */
export const token = (least: number, most: number) =>
  z
    .string({ error: 'C_001' })
    .check(
      z.minLength(least, { error: least === 1 ? 'C_001' : 'C_004' }),
      z.maxLength(most, { error: 'C_004' }),
      z.regex(/^[\w.:~-]*$/, { error: 'C_004' }),
    )

/** An optional cursor of a list: opaque to the caller. */
export const cursor = z.optional(token(0, 200))

/** Lists are numbered ten at a time unless told otherwise, fifty at the most. */
export const DEFAULT_PAGE_SIZE = 10
export const MAX_PAGE_SIZE = 50
export const pageSize = z._default(
  z.coerce.number().check(z.int(), z.gte(1), z.lte(MAX_PAGE_SIZE)),
  DEFAULT_PAGE_SIZE,
)

/** A letter that is composed from parts is at most four units of what was sent. */
const PARTS = 4

const person = (max: number, form: RegExp) =>
  z.pipe(
    raw(max * PARTS, form),
    z.pipe(
      z.transform((value: string) => value.normalize('NFC').trim()),
      z.string().check(z.maxLength(max, { error: 'C_031' })),
    ),
  )
const present = z.string().check(z.minLength(1, { error: 'C_001' }))

/** One line a person typed: Unicode in composed form, trimmed, at most `max` UTF-16 units. */
export const line = (max: number) => person(max, ONE_LINE)
/** As {@link line}, and it must not be empty. */
export const requiredLine = (max: number) => z.pipe(line(max), present)
/** As {@link line}, over several lines. */
export const text = (max: number) => person(max, LINES)
/** As {@link text}, and it must not be empty. */
export const requiredText = (max: number) => z.pipe(text(max), present)

/** The languages of the product, as the `lang` cookie and the `Language` header spell them. */
export const LANGUAGES = ['vi', 'en'] as const
export type Language = (typeof LANGUAGES)[number]
export const LANGUAGE_CODES = { vi: 0, en: 1 } as const satisfies Record<Language, number>

/** A text in every language of the product. */
export const localized = z.object({ vi: z.string(), en: z.string() })
export type Localized = z.infer<typeof localized>

/** What every act on a booking names: the booking, and the version of it that the person saw. */
export const actOn = { booking_id: id, version }

/** A call without input, and the answer of one that only does. */
export const nothing = z.object({})
export const done = z.object({ done: z.literal(true) })
