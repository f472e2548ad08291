import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Device } from '#contract/device.ts'
import { ROLES, type Role } from '#contract/grants.ts'
import type { Sex } from '#contract/shapes/person.ts'
import type { Language } from '#contract/shapes/primitives.ts'
import { instant } from '#server/db/instant.ts'
import { wordsOfName } from '#server/db/nameWords.ts'
import { sealedText } from '#server/db/sealed.ts'

/** LEAVING: closed by its person, who may come back until `leaves_at`. ERASED: nothing of the person is left. */
export type AccountState = 'ACTIVE' | 'LOCKED' | 'LEAVING' | 'ERASED'
const everyRole = sql.raw(ROLES.map((role) => `'${role}'`).join(', '))

/** People with an account. An email is kept in lower case and composed form, a phone number as `+` and digits. */
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email'),
    phone: text('phone'),
    avatarId: text('avatar_id'),
    sex: text('sex').$type<Sex>(),
    birthday: date('birthday', { mode: 'string' }),
    /** Of the contract's PROVINCES. */
    provinceId: integer('province_id'),
    ward: text('ward').notNull().default(''),
    street: text('street').notNull().default(''),
    state: text('state').$type<AccountState>().notNull().default('ACTIVE'),
    createdAt: instant('created_at').notNull(),
    leavesAt: instant('leaves_at'),
    /** What the person used last: letters are written in it. */
    language: text('language').$type<Language>().notNull().default('vi'),
    /** Since when a mail server has said for good that nobody is at the email address. */
    emailRefusedAt: instant('email_refused_at'),
  },
  (table) => [
    uniqueIndex('users_by_email').on(table.email),
    uniqueIndex('users_by_phone').on(table.phone),
    index('users_by_name').using('gin', wordsOfName(table.name)),
    index('users_leaving')
      .on(table.leavesAt)
      .where(sql`${table.leavesAt} is not null`),
    check(
      'users_reachable',
      sql`${table.email} is not null or ${table.phone} is not null or ${table.state} = 'ERASED'`,
    ),
  ],
)

/** Ways back for people who are leaving, hashed; each is used once. */
export const returnTickets = pgTable(
  'return_tickets',
  {
    hash: text('hash').primaryKey(),
    userId: uuid('user_id').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [index('return_tickets_by_end').on(table.endsAt)],
)

/** Passwords, as Argon2id hashes only. */
export const credentials = pgTable('credentials', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id),
  passwordHash: text('password_hash').notNull(),
  changedAt: instant('changed_at').notNull(),
})

/**
 * The roles that can be given. A role that somebody holds cannot be deleted: the reference of {@link userRoles} refuses it,
 * whoever is faster.
 */
export const roles = pgTable('roles', { role: text('role').$type<Role>().primaryKey() })

/** What a person may act as. A session acts as one role; taking the role away ends what the session may do. */
export const userRoles = pgTable(
  'user_roles',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    role: text('role')
      .$type<Role>()
      .notNull()
      .references(() => roles.role),
    grantedAt: instant('granted_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.role] }),
    index('user_roles_by_role').on(table.role, table.userId),
    check('user_roles_role', sql`${table.role} in (${everyRole})`),
  ],
)

/**
 * Why a session ended: signed_out on its device; reused: an old refresh token came back, so somebody copied it;
 * ended_elsewhere by the person on another device; ended_by_staff; password_changed; account_removed.
 */
export type EndReason =
  | 'signed_out'
  | 'reused'
  | 'ended_elsewhere'
  | 'ended_by_staff'
  | 'password_changed'
  | 'account_removed'

/** What is known of a session that began before devices were told apart. */
const UNKNOWN_DEVICE: Device = { kind: 'program', browser: '', system: '' }

/** A sign-in on one device. `secret`, sealed, makes each refresh token's successor; without it an old token leads nowhere. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    role: text('role').$type<Role>().notNull(),
    secret: sealedText('secret', 'sessions.secret').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When its last refresh token ends. */
    endsAt: instant('ends_at').notNull(),
    endedAt: instant('ended_at'),
    endReason: text('end_reason').$type<EndReason>(),
    /** What it runs on, and from which network it was seen last; never an address. */
    device: jsonb('device').$type<Device>().notNull().default(UNKNOWN_DEVICE),
    network: text('network').notNull().default(''),
    /** The person has shown once more that it is them; what touches the account asks for it. */
    confirmedUntil: instant('confirmed_until'),
    /** When its person signed in with a passkey, or made one in it. */
    passkeyAt: instant('passkey_at'),
    /** When it last asked for new tokens, which it does every 15 minutes while it is used. */
    seenAt: instant('seen_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [index('sessions_by_user').on(table.userId), index('sessions_by_end').on(table.endsAt)],
)

/** Refresh tokens, hashed. Each is used once; `used_at` is when. `arrived_at`: its holder first used what came with it. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    hash: text('hash').primaryKey(),
    sessionId: uuid('session_id').notNull(),
    endsAt: instant('ends_at').notNull(),
    arrivedAt: instant('arrived_at'),
    usedAt: instant('used_at'),
  },
  (table) => [
    index('refresh_tokens_by_session').on(table.sessionId),
    index('refresh_tokens_by_end').on(table.endsAt),
  ],
)

/** Access tokens, hashed, each with the refresh token that it was given out beside. */
export const accessTokens = pgTable(
  'access_tokens',
  {
    hash: text('hash').primaryKey(),
    sessionId: uuid('session_id').notNull(),
    refreshHash: text('refresh_hash'),
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [index('access_tokens_by_end').on(table.endsAt)],
)

/**
 * Where an account was signed in: a hash of account and network, and one of account and the secret of a device, by which
 * others' wrong passwords elsewhere do not keep its owner out.
 */
export const signInPlaces = pgTable(
  'sign_in_places',
  {
    key: text('key').primaryKey(),
    userId: uuid('user_id').notNull(),
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [
    index('sign_in_places_by_user').on(table.userId),
    index('sign_in_places_by_seen').on(table.seenAt),
  ],
)

/** Sign-ins that did not succeed, counted by a hash of account and address, of each alone, from `since`. */
export const signInFailures = pgTable(
  'sign_in_failures',
  {
    key: text('key').primaryKey(),
    failures: integer('failures').notNull(),
    since: instant('since').notNull(),
  },
  (table) => [index('sign_in_failures_by_since').on(table.since)],
)
