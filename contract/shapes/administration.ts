import * as z from 'zod/mini'
import { VOUCHER_CODE_LEAST } from '../numbers.ts'
import { CAPABILITIES, ROLES } from '../grants.ts'
import {
  count,
  cursor,
  id,
  instant,
  line,
  localized,
  money,
  pageSize,
  plainDate,
  requiredLine,
  requiredText,
  version,
  whole,
} from './primitives.ts'

const reason = requiredText(500)
const role = z.enum(ROLES)
/** How often a thing was changed by administrators: a change names the version it was made on. */
const named = (max: number) => z.object({ vi: requiredLine(max), en: requiredLine(max) })

/** One change: who, when, why, and what it was before and after (null: it was not there). */
const change = z.object({
  at: instant,
  byName: z.string(),
  act: z.string(),
  reason: z.string(),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
})
export const changesRequest = z.object({ about: requiredLine(100) })
export const changes = z.object({ changes: z.array(change) })

export const user = z.object({
  id,
  name: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  state: z.enum(['ACTIVE', 'LOCKED', 'LEAVING', 'ERASED']),
  roles: z.array(role),
  createdAt: instant,
  version,
})
export type User = z.infer<typeof user>
/** `text` is part of a name, or a whole email or phone number; `role` narrows to who has it. */
export const usersRequest = z.object({
  text: z._default(line(100), ''),
  role: z.optional(role),
  cursor,
  page_size: pageSize,
})
export const userPage = z.object({ users: z.array(user), next: z.nullable(z.string()) })
export const userRequest = z.object({ user_id: id })
export const setRoleRequest = z.object({ user_id: id, version, role, give: z.boolean(), reason })
export const suspendRequest = z.object({ user_id: id, version, suspended: z.boolean(), reason })
export const endSessionsRequest = z.object({ user_id: id, version, reason })

/** A role: what it may do, how many hold it, and whether it can be given. */
const roleEntry = z.object({
  role,
  capabilities: z.array(z.enum(CAPABILITIES)),
  users: count,
  offered: z.boolean(),
  version,
})
export const roleList = z.object({ roles: z.array(roleEntry) })
export const offerRoleRequest = z.object({ role, version, offered: z.boolean(), reason })

/** The lists that words are chosen from; `master` is the one for everything that needs no list of its own. */
export const LISTS = ['areas', 'services', 'benefits', 'master'] as const
export type ListName = (typeof LISTS)[number]
/** An entry of a list. `group` parts the master data; `uses` counts who refers to it. */
const entry = z.object({
  id: z.int(),
  name: localized,
  position: z.int(),
  group: z.string(),
  uses: count,
  version,
})
export type Entry = z.infer<typeof entry>
const list = z.enum(LISTS)
export const entriesRequest = z.object({ list })
export const entryList = z.object({ entries: z.array(entry) })
export const saveEntryRequest = z.object({
  list,
  /** Null: a new one. */
  id: z.nullable(whole),
  version,
  name: named(120),
  position: z.int().check(z.gte(0, { error: 'C_004' }), z.lte(10_000, { error: 'C_004' })),
  group: z._default(line(60), ''),
  reason,
})
export const removeEntryRequest = z.object({ list, id: whole, version, reason })

const vnd = money.check(z.gte(0, { error: 'C_004' }), z.lte(1_000_000_000, { error: 'C_004' }))
const voucherFields = {
  kind: z.enum(['VALUE', 'PERCENTAGE']),
  /** VND, or whole percent. */
  amount: vnd.check(z.gte(1, { error: 'C_004' })),
  /** The most a percentage takes off, VND. */
  cap: z.nullable(vnd),
  minimum: vnd,
  /** Whether the day of booking or every night of the stay lies between first and last day, both included. */
  applies: z.enum(['BOOKING_TIME', 'STAY_TIME']),
  first_day: plainDate,
  last_day: plainDate,
  /** How often one guest may use it; null: as often as they want. */
  per_guest: z.nullable(z.int().check(z.gte(1, { error: 'C_004' }), z.lte(100, { error: 'C_004' }))),
  /** How many there are; null: no limit. */
  quantity: z.nullable(z.int().check(z.gte(0, { error: 'C_004' }), z.lte(1_000_000, { error: 'C_004' }))),
}
export const voucherEntry = z.object({ id, code: z.string(), ...voucherFields, used: count, version })
export type VoucherEntry = z.infer<typeof voucherEntry>
export const voucherList = z.object({ vouchers: z.array(voucherEntry) })
export const saveVoucherRequest = z
  .object({
    /** Null: a new one. */
    id: z.nullable(id),
    version,
    /** Shorter ones are guessed, and typed by mistake. */
    code: requiredLine(30).check(
      z.minLength(VOUCHER_CODE_LEAST, { error: 'C_029' }),
      z.regex(/^[\p{L}\d_-]+$/u, { error: 'C_004' }),
    ),
    ...voucherFields,
    reason,
  })
  .check(
    z.refine((voucher) => voucher.kind === 'VALUE' || voucher.amount <= 100, {
      path: ['amount'],
      error: 'C_004',
    }),
    z.refine((voucher) => voucher.last_day >= voucher.first_day, { path: ['last_day'], error: 'C_004' }),
  )

/** What stands on the home page and can be taken off it; `offer`: places that lead the recommended ones. */
export const BLOCKS = ['banner', 'offer', 'testimonial', 'news'] as const
export type BlockKind = (typeof BLOCKS)[number]
export const block = z.object({
  kind: z.enum(BLOCKS),
  id,
  title: localized,
  text: localized,
  shown: z.boolean(),
  version,
})
export type Block = z.infer<typeof block>
/** Offers by part of the place's name; without a text those that are on the home page. */
export const blocksRequest = z.object({ kind: z.enum(BLOCKS), text: z._default(line(100), '') })
export const blockList = z.object({ blocks: z.array(block) })
export const showBlockRequest = z.object({ kind: z.enum(BLOCKS), id, version, shown: z.boolean(), reason })
export const saveBannerRequest = z.object({ id, version, title: named(80), text: named(200), reason })

/**
 * A key that signs check-in codes and tickets: one signs; a new one comes; codes of past ones are still believed, those of
 * withdrawn ones no longer.
 */
const signingKey = z.object({
  keyId: z.int(),
  madeAt: instant,
  signsFrom: instant,
  state: z.enum(['coming', 'signing', 'past', 'withdrawn']),
  /** When, by whom and why it was withdrawn; null while it was not. */
  withdrawn: z.nullable(z.object({ at: instant, byName: z.string(), reason: z.string() })),
})
export type SigningKey = z.infer<typeof signingKey>
/** The newest first. */
export const signingKeys = z.object({ keys: z.array(signingKey), version })
export const rotateKeyRequest = z.object({ version, reason })
export const withdrawKeyRequest = z.object({ version, key_id: whole, reason })
