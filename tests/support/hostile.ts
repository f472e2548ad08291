import type { JSONSchema } from 'zod/v4/core'
import type { Random } from '#demo/data/random.ts'

type Schema = JSONSchema.BaseSchema
const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const cursorOf = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const ZERO = '00000000-0000-0000-0000-000000000000'
const deep = (depth: number, wrap: (inner: unknown) => unknown): unknown => {
  let value: unknown = 'x'
  for (let level = 0; level < depth; level++) value = wrap(value)
  return value
}

/** Texts that have broken servers before. */
export const HOSTILE_TEXTS = [
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfff',
  '\ud83d',
  '\u001b[2J\u0007',
  '\u202Egnp.exe',
  '\ufeff',
  '\uffff',
  '\r\nset-cookie: x=1',
  '',
  ' ',
  "' or 1=1 --",
  '%_\\',
  '${7*7}{{7*7}}',
  '../../../../etc/passwd',
  '%00',
  '%ff',
  '%2e%2e%2f',
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  'toString',
  '-1',
  '1e309',
  '9007199254740993',
  'NaN',
  'Infinity',
  '0x10',
  '٣',
  '0000-01-01',
  '9999-12-31',
  '2026-02-30',
  '+275760-09-13',
  '2026-01-01T00:00:00.0000000000001Z',
  '0000-01-01T00:00:00Z',
  '2999-12-31T23:59:59.999999999Z',
  ZERO,
  ZERO.replace(/^0/, 'A'),
  cursorOf(['0000-01-01T00:00:00.000000Z', ZERO]),
  cursorOf(['9999-12-31T23:59:59.999999Z', ZERO]),
  cursorOf({ at: '\u0000', id: null }),
  cursorOf('\ud800'),
  Buffer.from('\u0000\u0000').toString('base64url'),
  'a'.repeat(1000),
  'é'.repeat(4000),
  `a${'\u0316\u0301'.repeat(2000)}`,
  '👨‍👩‍👧‍👦'.repeat(500),
  'a'.repeat(100_000),
  `a${'\u0316\u0301'.repeat(40_000)}`,
  ' '.repeat(60_000),
  '('.repeat(30_000),
  `${'a.'.repeat(20_000)}@b`,
]
const HOSTILE_NUMBERS = [
  0,
  -0,
  -1,
  0.5,
  1e-7,
  127,
  32_768,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53 - 1,
  -(2 ** 53) + 1,
  2 ** 64,
  1e21,
  1e308,
  -1e308,
]
const OTHER = [
  null,
  true,
  [],
  {},
  [[]],
  { length: 1e9 },
  { toString: 'x', valueOf: null },
  { id: { $ne: null } },
  deep(12, (inner) => [inner]),
  deep(3000, (inner) => [inner]),
  deep(2000, (inner) => ({ a: inner })),
  Array.from({ length: 5000 }, (_one, index) => index),
  Array.from({ length: 60_000 }, () => 0),
  Array.from({ length: 3000 }, () => ({})),
  Object.fromEntries(Array.from({ length: 4000 }, (_one, index) => [`k${index}`, index])),
]

/** Anything at all, whatever was asked for. */
export function hostileValue(random: Random): unknown {
  const kind = random.next()
  if (kind < 0.55) return random.pick(HOSTILE_TEXTS)
  return kind < 0.8 ? random.pick(HOSTILE_NUMBERS) : random.pick<unknown>(OTHER)
}

/** Ids that are really there, of a table: `booking_id` names a row of `bookings`. */
export type KnownIds = (field: string, random: Random) => string

const DAYS = [
  '2026-11-21',
  '2026-11-22',
  '2026-11-28',
  '2026-12-01',
  '2026-12-05',
  '2027-02-01',
  '1990-05-05',
]
/** Texts that fit the forms of the contract, by what their patterns say; tried in turn. */
const FITTING = [
  'a-nonce-of-a-test',
  '0912345678',
  'khach@ghe.test',
  '0123456',
  '970436',
  '14:00',
  '2026-12-05 09:00',
  '2026-12',
  '1.0',
  '12345678901234',
  'photo-abcdefghijklmnopqrstuvwxyz',
  'abcdefghijklmnopqrstuv',
  'Nguyễn Văn An',
  'x',
  'a'.repeat(64),
]

function fittingText(schema: Schema, field: string, random: Random, ids: KnownIds): string {
  if (schema.format === 'uuid') return ids(field, random)
  if (schema.format === 'date') return random.pick(DAYS)
  if (schema.format === 'date-time') return `${random.pick(DAYS)}T05:00:00Z`
  const patterns = [schema, ...(schema.allOf ?? [])].flatMap((part) =>
    isSchema(part) && part.pattern !== undefined ? [new RegExp(part.pattern, 'u')] : [],
  )
  const fits = (text: string) =>
    text.length >= (schema.minLength ?? 0) &&
    text.length <= (schema.maxLength ?? Infinity) &&
    patterns.every((pattern) => pattern.test(text))
  if (/mail/i.test(field)) return 'khach@ghe.test'
  if (/phone|hotline/i.test(field)) return '0912345678'
  if (/password/i.test(field)) return random.pick(['Ghe@2026', 'Other@Pass99'])
  return random.shuffled(FITTING).find(fits) ?? 'x'
}

/** A value that a schema asks for; where it cannot be told from the schema, one that comes near. */
export function fittingValue(schema: Schema, field: string, random: Random, ids: KnownIds): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return random.pick(schema.enum)
  const options = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].filter(isSchema)
  if (options.length > 0) return fittingValue(random.pick(options), field, random, ids)
  const { type, properties = {}, required = [], items } = schema
  if (type === 'object')
    return Object.fromEntries(
      Object.entries(properties)
        .filter(([name]) => required.includes(name) || random.chance(0.5))
        .map(([name, part]) => [name, isSchema(part) ? fittingValue(part, name, random, ids) : null]),
    )
  if (type === 'array')
    return Array.from({ length: Math.min(schema.maxItems ?? 3, random.whole(schema.minItems ?? 0, 3)) }, () =>
      isSchema(items) ? fittingValue(items, field, random, ids) : null,
    )
  if (type === 'integer' || type === 'number') {
    const [least, most] = [schema.minimum ?? 0, schema.maximum ?? 100]
    return random.chance(0.7)
      ? Math.min(most, Math.max(least, random.whole(0, 3)))
      : random.pick([least, most, Math.min(most, Math.max(least, 500_000))])
  }
  if (type === 'boolean') return random.chance(0.5)
  return type === 'null' ? null : fittingText(schema, field, random, ids)
}

const isHolder = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Puts something hostile in one place of a value, wherever that is. */
export function spoiled(value: unknown, random: Random): unknown {
  if (!isHolder(value)) return hostileValue(random)
  const names = Object.keys(value)
  if (names.length === 0 || random.chance(0.1)) return hostileValue(random)
  const name = random.pick(names)
  const fresh = spoiled(value[name], random)
  return Array.isArray(value) ? value.with(Number(name), fresh) : { ...value, [name]: fresh }
}
