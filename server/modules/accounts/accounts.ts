import { CAPABILITIES, can } from '#contract/grants.ts'
import { networkOf } from '#contract/device.ts'
import { normalIdentifier } from '#contract/identifier.ts'
import type { Database } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import type { CallContext, Handlers, Person } from '#server/handlers.ts'
import { personOf, refuse } from '#server/refusal.ts'
import { markOf, recordAlone } from '#server/modules/securityLog/securityLog.ts'
import type { Services } from '#server/services.ts'
import { originOf } from './devices.ts'
import { rememberLanguage } from './language.ts'
import { offerReturn, sweepTickets } from './leaving.ts'
import { passwordMatches } from './secrets.ts'
import {
  endSession,
  isToldToForget,
  rotate,
  sessionOfRefreshToken,
  startSession,
  sweepSessions,
  type SignInWay,
} from './sessions.ts'
import {
  findByIdentifier,
  personByAccessToken,
  personByRefreshToken,
  roleOf,
  userById,
  type AccountName,
} from './store.ts'
import { lacksPasskey } from './staffPasskey.ts'
import type { AccountState } from './tables.ts'
import { countAttempt, rememberPlace, sweepPlaces } from './throttle.ts'

export { checkConfirmed, checkRecent, confirmSession } from './confirm.ts'
export { endSessionsOf } from './devices.ts'
export { livingSessions } from './living.ts'
export { closeAccount, goneFor, holdLeaver, openAgain } from './leaving.ts'
export { learningBirthday, profileHandlers, profileOf } from './profile.ts'
export {
  deleteRole,
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
} from './roles.ts'
export { hashPassword, passwordMatches } from './secrets.ts'
export { securityHandlers, securityOf } from './security.ts'
export { guardsDesk, lacksPasskey, notePasskey } from './staffPasskey.ts'
export {
  accountAt,
  addAccount,
  facesOfAccounts,
  namesOfAccounts,
  passwordOf,
  putAddress,
  putPassword,
  readerOf,
  refuseMail,
  type AccountName,
  type Reader,
} from './store.ts'
export { countAttempt } from './throttle.ts'

/** Who holds an access token; null when it is over or nobody's. */
export const readSession =
  ({ db, clock }: Services) =>
  (accessToken: string): Promise<Person | null> =>
    personByAccessToken(db, accessToken, clock.now())

/** Who holds a refresh token that was not used yet; null when it is over or nobody's. It stays as it is. */
export const readRenewable =
  ({ db, clock }: Services) =>
  (refreshToken: string): Promise<Person | null> =>
    personByRefreshToken(db, refreshToken, clock.now())

/** A person's account as other modules may know it; null when there is none. */
export async function accountById(
  db: Database,
  id: string,
): Promise<(AccountName & { id: string; since: Temporal.Instant }) | null> {
  const user = await userById(db, id)
  return user && { id: user.id, name: user.name, email: user.email, phone: user.phone, since: user.createdAt }
}

/**
 * Whose password this is; null when it is wrong, or nobody's. The same work is done either way, and attempts are counted:
 * G_429 when there were too many.
 */
export async function checkPassword(
  { db, clock, settings }: Services,
  { identifier, password }: { identifier: string; password: string },
  place: Pick<CallContext, 'address' | 'session'>,
): Promise<string | null> {
  const account = await findByIdentifier(db, identifier)
  const attempt = await countAttempt(db, {
    account: account?.id ?? normalIdentifier(identifier),
    place,
    now: clock.now(),
    factor: settings.rateLimitFactor,
  })
  const open = account !== null && mayEnter(account.state)
  const matches = await passwordMatches(open ? account.passwordHash : null, password)
  if (!account || !matches) {
    // Whoever has no account leaves a mark of what was typed: nothing is told by the time it takes.
    const typed = { typed: markOf(normalIdentifier(identifier)) }
    await recordAlone(db, {
      kind: 'signInFailed',
      account: account?.id ?? null,
      network: networkOf(place.address),
      details: { way: 'password', ...(account ? {} : typed) },
      now: clock.now(),
    })
    return null
  }
  await attempt.succeeded()
  return account.id
}

/**
 * Signs a person in who has proven who they are: a new session, kept by the caller. C_003 when they have no role left, G_LEAVING
 * with the way back when they closed their account.
 */
export async function signInAs(
  { db, clock }: Services,
  userId: string,
  context: CallContext,
  way: SignInWay,
): Promise<{ token: string; refreshToken?: string }> {
  const { session } = context
  const now = clock.now()
  const user = await userById(db, userId)
  if (user?.state === 'LEAVING' && user.leavesAt)
    await offerReturn(db, { userId, leavesAt: user.leavesAt, now })
  const role = (user?.state === 'ACTIVE' ? await roleOf(db, userId) : null) ?? refuse('C_003')
  const tokens = await startSession(db, {
    userId,
    role,
    way,
    now,
    ...originOf(context),
  })
  await rememberPlace(db, userId, context, now)
  await rememberLanguage(db, userId, context.language)
  // Who signs in anew leaves the session they had: its tokens are worth nothing from now on.
  const { person } = context
  if (person) await transact(db, (tx) => endSession(tx, person.sessionId, 'signed_out', now))
  session.keep(tokens)
  return session.byCookie ? { token: '' } : { token: tokens.access, refreshToken: tokens.refresh }
}

/** Whether somebody with such an account may prove who they are: also who is leaving, and may come back. */
export const mayEnter = (state: AccountState): boolean => state === 'ACTIVE' || state === 'LEAVING'

/** Takes away sessions and counters that are over. */
export async function sweepAccounts({ db, clock }: Services): Promise<void> {
  await sweepSessions(db, clock.now())
  await sweepTickets(db, clock.now())
  await sweepPlaces(db, clock.now())
}

type AccountHandlers = Pick<
  Handlers,
  'account.login' | 'account.guest' | 'account.refresh' | 'account.signOut'
>

export function accountHandlers(services: Services): AccountHandlers {
  const { db, clock, settings } = services
  return {
    'account.login': async (input, context) => {
      const userId = await checkPassword(services, input, context)
      return signInAs(services, userId ?? refuse('C_003'), context, 'password')
    },

    'account.guest': async (_input, context) => {
      const person = personOf(context)
      const user = (await userById(db, person.userId)) ?? refuse('G_401')
      const lacking = lacksPasskey(settings.staff, person)
      return {
        userId: user.id,
        email: user.email,
        phone: user.phone,
        name: user.name,
        avatarId: user.avatarId,
        AccType: person.role,
        role: person.role,
        capabilities: lacking ? [] : CAPABILITIES.filter((capability) => can(person.role, capability)),
        ...(lacking ? { needs: 'passkey' as const } : {}),
      }
    },

    'account.refresh': async (input, context) => {
      const { session } = context
      const byCookie = input.refreshToken === undefined
      const token = input.refreshToken ?? session.refreshToken
      const tokens =
        token === null
          ? null
          : await rotate(db, token, { now: clock.now(), language: context.language, ...originOf(context) })
      if (!tokens) {
        session.forget()
        refuse(token !== null && (await isToldToForget(db, token)) ? 'G_SIGNED_OUT_ELSEWHERE' : 'G_401')
      }
      if (byCookie) session.keep(tokens)
      return byCookie
        ? { accessToken: session.byCookie ? '' : tokens.access }
        : { accessToken: tokens.access, refreshToken: tokens.refresh }
    },

    'account.signOut': async (_input, { person, session }) => {
      const byRefresh =
        session.refreshToken === null ? null : await sessionOfRefreshToken(db, session.refreshToken)
      const sessionId = person?.sessionId ?? byRefresh
      if (sessionId !== null && sessionId !== undefined)
        await transact(db, (tx) => endSession(tx, sessionId, 'signed_out', clock.now()))
      session.forget()
      return { done: true }
    },
  }
}
