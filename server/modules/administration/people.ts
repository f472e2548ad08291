import type { Parsed } from '#contract/endpoints.ts'
import { CAPABILITIES, can, ROLES, type Role } from '#contract/grants.ts'
import type { User } from '#contract/shapes/administration.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import type { Handlers } from '#server/handlers.ts'
import {
  deleteRole,
  endSessionsOf,
  giveRole,
  heldAmong,
  holders,
  holdRole,
  memberById,
  membersLike,
  offeredRoles,
  restoreRole,
  rolesOf,
  suspendAccount,
  takeRole,
  type Member,
} from '#server/modules/accounts/accounts.ts'
import { readCursor, writeCursor } from '#server/modules/bookings/bookings.ts'
import { letGoOfTaken } from '#server/modules/chats/chats.ts'
import { record, recordRead } from '#server/modules/securityLog/securityLog.ts'
import { personOf, refuse } from '#server/refusal.ts'
import type { Services } from '#server/services.ts'
import { change, versionsOf } from './changes.ts'

type Calls =
  | 'desk.users'
  | 'desk.user'
  | 'desk.setRole'
  | 'desk.suspend'
  | 'desk.endSessions'
  | 'desk.roles'
  | 'desk.offerRole'
const aboutUser = (id: string) => `user/${id}`
const aboutRole = (role: Role) => `role/${role}`

async function shown(db: Database | Transaction, member: Member): Promise<User> {
  const about = aboutUser(member.id)
  const roles = await rolesOf(db, member.id)
  return {
    id: member.id,
    name: member.name,
    email: member.email,
    phone: member.phone,
    state: member.state,
    roles: ROLES.filter((role) => roles.includes(role)),
    createdAt: member.createdAt.toString(),
    version: (await versionsOf(db, [about])).get(about) ?? 0,
  }
}
const userOf = async (db: Database | Transaction, id: string): Promise<User> =>
  shown(db, (await memberById(db, id)) ?? refuse('G_404'))

const administers = (role: Role) => can(role, 'desk.administer')

/** Somebody has to be left who can give rights: refuses what would take the last administrator's away. */
async function keepAnAdministrator(tx: Transaction, without: string): Promise<void> {
  const left = await heldAmong(tx, ROLES.filter(administers))
  left.delete(without)
  if (left.size === 0) refuse('G_LAST_ADMIN')
}

/** Gives or takes a role. Nobody is left without one, and nobody takes their own administration away. */
async function setRole(
  tx: Transaction,
  { user_id: userId, role, give }: Parsed<'desk.setRole'>,
  { now, actor }: { now: Temporal.Instant; actor: string },
) {
  if (!(await memberById(tx, userId, { lock: true }))) refuse('G_404')
  const before = await rolesOf(tx, userId)
  if (give) {
    if (!(await holdRole(tx, role))) refuse('G_ROLE_GONE')
    await giveRole(tx, { userId, role, now })
  } else {
    const left = before.filter((one) => one !== role)
    if (actor === userId && administers(role) && !left.some(administers)) refuse('G_OWN_ADMIN')
    if (left.length === 0) refuse('G_LAST_ROLE')
    if (administers(role) && !left.some(administers)) await keepAnAdministrator(tx, userId)
    await takeRole(tx, userId, role)
    if (!left.some((one) => can(one, 'desk.work'))) await letGoOfTaken(tx, userId)
  }
  const details = { role, change: give ? 'given' : 'taken' }
  await record(tx, { kind: 'roleChanged', account: userId, actor, details, now })
  return { before, after: await rolesOf(tx, userId) }
}

/** Signs a person out on every device, the administrator's own as well where they mean themselves. */
async function endSessions(tx: Transaction, userId: string, now: Temporal.Instant) {
  if (!(await memberById(tx, userId, { lock: true }))) refuse('G_404')
  const sessions = await endSessionsOf(tx, { userId, but: null, reason: 'ended_by_staff', now })
  return { before: { sessions }, after: { sessions: 0 } }
}

/**
 * Suspends an account or restores it. A suspended one is signed out everywhere and lets nobody in; what its person has booked
 * or offers stays as it is, and is staff's to look after. Conversations that it had taken wait for colleagues again.
 */
async function suspend(
  tx: Transaction,
  { user_id: userId, suspended }: Parsed<'desk.suspend'>,
  { now, actor }: { now: Temporal.Instant; actor: string },
) {
  const before = (await memberById(tx, userId, { lock: true })) ?? refuse('G_404')
  if (suspended) {
    if (actor === userId) refuse('G_OWN_ADMIN')
    if ((await rolesOf(tx, userId)).some(administers)) await keepAnAdministrator(tx, userId)
  }
  if (!(await suspendAccount(tx, userId, suspended))) refuse('G_409')
  if (suspended) {
    await endSessionsOf(tx, { userId, but: null, reason: 'ended_by_staff', now })
    await letGoOfTaken(tx, userId)
  }
  await record(tx, { kind: suspended ? 'suspended' : 'restored', account: userId, actor, now })
  return { before: { state: before.state }, after: { state: suspended ? 'LOCKED' : 'ACTIVE' } }
}

/** The roles as administrators see them. */
async function roleList(db: Database | Transaction) {
  const held = await holders(db)
  const offered = await offeredRoles(db)
  const versions = await versionsOf(db, ROLES.map(aboutRole))
  return {
    roles: ROLES.map((role) => ({
      role,
      capabilities: CAPABILITIES.filter((capability) => can(role, capability)),
      users: held.get(role) ?? 0,
      offered: offered.has(role),
      version: versions.get(aboutRole(role)) ?? 0,
    })),
  }
}

/** Deletes a role that nobody holds, or brings it back. */
async function offerRole(tx: Transaction, { role, offered }: Parsed<'desk.offerRole'>) {
  const before = (await offeredRoles(tx)).has(role)
  if (offered) await restoreRole(tx, role)
  else {
    const held = (await holders(tx)).get(role) ?? 0
    if (held > 0 || !(await deleteRole(tx, role))) refuse('G_ROLE_IN_USE', [Math.max(1, held)])
  }
  return { before: { offered: before }, after: { offered } }
}

/** People and their roles. */
export const peopleHandlers = (services: Services): Pick<Handlers, Calls> => ({
  'desk.users': async ({ text, role, cursor, page_size: size }) => {
    const ask = { text: text.trim(), role, after: readCursor(cursor), limit: size + 1 }
    const rows = await membersLike(services.db, ask)
    const page = rows.slice(0, size)
    const last = page.at(-1)
    const users: User[] = []
    for (const member of page) users.push(await shown(services.db, member))
    return { users, next: rows.length > size && last ? writeCursor(last.id) : null }
  },

  'desk.user': async ({ user_id }, context) => {
    const user = await userOf(services.db, user_id)
    const read = { about: user_id, account: user_id, now: services.clock.now() }
    await recordRead(services.db, { ...read, actor: personOf(context).userId })
    return user
  },

  'desk.setRole': (input, context) =>
    change(services, context, {
      about: aboutUser(input.user_id),
      seen: input.version,
      act: input.give ? 'giveRole' : 'takeRole',
      reason: input.reason,
      doing: (tx, now) => setRole(tx, input, { now, actor: personOf(context).userId }),
      show: (tx) => userOf(tx, input.user_id),
    }),

  'desk.suspend': (input, context) =>
    change(services, context, {
      about: aboutUser(input.user_id),
      seen: input.version,
      act: input.suspended ? 'suspend' : 'restore',
      reason: input.reason,
      doing: (tx, now) => suspend(tx, input, { now, actor: personOf(context).userId }),
      show: (tx) => userOf(tx, input.user_id),
    }),

  'desk.endSessions': (input, context) =>
    change(services, context, {
      about: aboutUser(input.user_id),
      seen: input.version,
      act: 'endSessions',
      reason: input.reason,
      doing: (tx, now) => endSessions(tx, input.user_id, now),
      show: (tx) => userOf(tx, input.user_id),
    }),

  'desk.roles': () => roleList(services.db),

  'desk.offerRole': (input, context) =>
    change(services, context, {
      about: aboutRole(input.role),
      seen: input.version,
      act: input.offered ? 'restoreRole' : 'deleteRole',
      reason: input.reason,
      doing: (tx) => offerRole(tx, input),
      show: roleList,
    }),
})
