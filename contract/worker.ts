import type { EndpointName } from './endpoints.ts'

/**
 * Workplaces whose pages only the people who work there keep on their devices, and the map, which those keep who have looked at
 * one or have booked. The build puts their files into folders of these names.
 */
export const WORKPLACES = ['host', 'desk', 'investor', 'map'] as const
export type Workplace = (typeof WORKPLACES)[number]

/**
 * Where many scripts and style sheets stand together, `{ address: text }`: what a device gets first (`first`), what it gets
 * later by number, and each workplace's by its name. A browser lets a worker that is being installed ask for three things at a
 * time, and each small file costs a device more than its bytes (docs/decisions.md).
 */
export const PACKS = '/packs/'
export const packPath = (pack: string): string => `${PACKS}${pack}.json`

/** What a page says to the worker. */
export type PageMessage =
  /** The person signed out, or another signed in: destroy account data, keys and private caches. */
  | { type: 'forget' }
  /** The person signs out and keeps what waits: sealed for them, shown to nobody. Answered through the port. */
  | { type: 'pause' }
  /** A first visit carried its data inside the document: keep it for the first offline visit. */
  | {
      type: 'handOver'
      answers: readonly { name: EndpointName; input: unknown; language: 0 | 1; data: unknown }[]
    }
  /** Use the waiting version now; the person chose so. */
  | { type: 'skipWaiting' }
  /** A worker stands and has not taken charge of this page: a page that opened while it took over was missed. */
  | { type: 'claim' }
  /** Nobody has touched the page for a while: load what is not on the device yet. */
  | { type: 'complete' }
  /** Send what waits: the network is back, or somebody looks. `key`: this one now, `all`: everything now, however often it failed. */
  | { type: 'send'; key?: string; all?: boolean }
  /** What waits or was refused on this device? The answer comes through the message's port. */
  | { type: 'outbox' }
  /** Which notice did a tap lead to, if this start is of one? And when did a push last arrive? Answered through the port. */
  | { type: 'takeLink' | 'lastPush' }
  /** Keep the pages of this workplace on the device, too: the person works there. */
  | { type: 'equip'; workplace: Workplace }
  /** Take one of them away; it will not be sent. */
  | { type: 'discard'; key: string }

/** What the worker says to its pages. */
export type WorkerMessage =
  /** The data of who was signed in is gone: they left, or (`another`) somebody else is signed in now. */
  | { type: 'forgotten'; another: boolean }
  /** A saved answer was replaced by a fresh one: ask again to show it. */
  | { type: 'refreshed'; name: EndpointName; input: unknown }
  /** A push arrived, with how many notices are unread. */
  | { type: 'pushed'; unread: number }
  /** A notification was tapped: show this notice. */
  | { type: 'open'; id: string }
  /** Something in the outbox changed: ask again what waits. `done`: the server accepted this call. */
  | { type: 'outboxChanged'; done: EndpointName | null }

/** On answers from the device: when they were saved, ISO 8601. */
export const SAVED_AT_HEADER = 'x-saved-at'
/** On every call: 0 Vietnamese, 1 English. */
export const LANGUAGE_HEADER = 'language'
/** On every write by cookie: proves that a page of ours made it. */
export const PAGE_HEADER = 'x-ghe-page'
export const IDEMPOTENCY_HEADER = 'idempotency-key'
/** On every answer to a call: the call's name, so that an answer that strayed to another question is told from its own. */
export const ENDPOINT_HEADER = 'x-ghe-call'

/** The device's store of what is of the person signed in, encrypted; deleted when they leave. */
export const ACCOUNT_DATABASE = 'ghe-account'
/** Where pages keep what was typed and not sent yet, sealed; emptied with it. */
export const DRAFTS_DATABASE = 'ghe-drafts'
export const DRAFTS_TABLE = 'drafts'
/** Where halves of keys lie: a cache's files are unlinked when it is deleted, a database keeps deleted values. */
export const KEY_CACHE = 'ghe-key'
/** The cache with the pictures of their stays; deleted with it. */
export const ARRIVAL_CACHE = 'ghe-arrival'

/** What the mark of an account is a SHA-256 of: server and worker compare it, and it names nobody. */
export const accountMarkOf = (userId: string): string => JSON.stringify(['account', userId])

/** The lock under which pages and worker renew the session: a refresh token is used once. */
export const REFRESH_LOCK = 'ghe.refresh'
