import { isRecord } from '#contract/record.ts'
import { ACCOUNT_DATABASE, DRAFTS_DATABASE, DRAFTS_TABLE } from '#contract/worker.ts'
import { openStore } from './db.ts'
import type { Shape } from './store.ts'

/** A public answer as the server gave it; `savedAt` in milliseconds. */
export type SavedAnswer = { savedAt: number; body: string }
export const ANSWERS: Shape<SavedAnswer> = {
  name: 'answers',
  parse: (value) =>
    isRecord(value) && typeof value.savedAt === 'number' && typeof value.body === 'string'
      ? { savedAt: value.savedAt, body: value.body }
      : null,
}

/** When something was last of use, in milliseconds: what lay longest goes first. */
export const USES: Shape<number> = {
  name: 'uses',
  parse: (value) => (typeof value === 'number' ? value : null),
}

/** Moments of this device that say nothing of anybody, in milliseconds: a sign-out the server has not heard of yet, the last tidying up, the server's time. */
export type Mark = 'signOut' | 'tidied' | 'pushed' | 'serverTime'
export const MARKS: Shape<number> = {
  name: 'marks',
  parse: (value) => (typeof value === 'number' ? value : null),
}

/** Where a tapped notification leads: the notice's id, and when it was tapped. */
export const LINKS: Shape<{ id: string; at: number }> = {
  name: 'links',
  parse: (value) =>
    isRecord(value) && typeof value.id === 'string' && typeof value.at === 'number'
      ? { id: value.id, at: value.at }
      : null,
}

/**
 * Whose data stands here. `epoch` is new whenever it may have become somebody else's, so that an answer still on its way
 * from before is not saved. `account` is the hash of the person's id, empty while unknown. `trust` says how sure that
 * is: `sure`; `ended`, the server refused the session, so only a device without a network shows what is saved;
 * `unknown`, somebody signed in and has not been recognised yet.
 */
export type SessionState = { epoch: string; account: string; trust: 'sure' | 'ended' | 'unknown' }
export const SESSION: Shape<SessionState> = {
  name: 'session',
  parse: (value) => {
    if (!isRecord(value) || typeof value.epoch !== 'string' || typeof value.account !== 'string') return null
    const { epoch, account, trust } = value
    return trust === 'sure' || trust === 'ended' || trust === 'unknown' ? { epoch, account, trust } : null
  },
}

/** The key of an account's data. It cannot be read out of the browser, and goes with the account. */
export const KEYS: Shape<CryptoKey> = {
  name: 'keys',
  parse: (value) => (value instanceof CryptoKey ? value : null),
}

/** How a sealed thing is laid out. Another number means that this version cannot know what it says; none means the first. */
const LAYOUT = 1

/** An answer of an account's own, sealed. */
export type SealedAnswer = {
  savedAt: number
  vector: Uint8Array<ArrayBuffer>
  sealed: ArrayBuffer
  layout?: number
}
/** What a newer version of the app has laid out otherwise is passed over, never taken away: that version comes back. */
const sealedOf = (value: unknown): SealedAnswer | null =>
  isRecord(value) &&
  (value.layout ?? LAYOUT) === LAYOUT &&
  typeof value.savedAt === 'number' &&
  value.vector instanceof Uint8Array &&
  value.sealed instanceof ArrayBuffer
    ? { savedAt: value.savedAt, vector: new Uint8Array(value.vector), sealed: value.sealed }
    : null
export const RECORDS: Shape<SealedAnswer> = { name: 'records', parse: sealedOf }

/** What an account did without a network, sealed, in the order in which it was done. */
export const OUTBOX: Shape<SealedAnswer> = { name: 'outbox', parse: sealedOf }

/** Texts that pages keep, sealed with a key of theirs: nothing here reads them. */
export const DRAFTS: Shape<null> = { name: DRAFTS_TABLE, parse: () => null }

const named = (...shapes: readonly { readonly name: string }[]): string[] => shapes.map(({ name }) => name)

/** What is public, or says nothing of anybody. */
export const deviceStore = () => openStore('ghe', named(ANSWERS, USES, MARKS, LINKS))

/** What is of the person signed in; deleted whole when they leave. */
export const accountStore = () => openStore(ACCOUNT_DATABASE, named(SESSION, KEYS, RECORDS, OUTBOX))

/** What pages keep of things typed and not sent. */
export const draftStore = () => openStore(DRAFTS_DATABASE, named(DRAFTS))
