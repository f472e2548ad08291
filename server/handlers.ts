import type { ENDPOINTS, EndpointName, Output, Parsed } from '#contract/endpoints.ts'
import type { Role } from '#contract/grants.ts'
import type { Language } from '#contract/shapes/primitives.ts'
import type { Transaction } from '#server/db/client.ts'

/** Who calls, as the server's own session says. */
export type Person = {
  userId: string
  role: Role
  sessionId: string
  /** Whether the session began with a passkey, or made one. */
  byPasskey: boolean
}

/** Access and refresh token of a session, with the moments they end. */
export type SessionTokens = {
  access: string
  accessEnds: Temporal.Instant
  refresh: string
  refreshEnds: Temporal.Instant
}

/** The caller's side of a session. A page of ours holds its tokens in cookies that no script can read. */
export type SessionHolder = {
  /** True for a page of ours: its tokens travel in cookies alone. */
  byCookie: boolean
  accessToken: string | null
  refreshToken: string | null
  /** What this device is known by since somebody signed in on it, whoever is signed in now; null when nobody did. */
  device: string | null
  keep(tokens: SessionTokens): void
  keepDevice(secret: string): void
  forget(): void
}

/**
 * What tells this browser from others for ten minutes, over a visit elsewhere; no script can read it. A page may ask for two
 * things at once before it has any secret: each gives it one of its own, and all of them count.
 */
export type VisitSecret = {
  /** Every secret that the browser brought. */
  values: readonly string[]
  /** The secret of this browser, kept for another ten minutes; a new one where it has none. */
  keep(): string
  forget(): void
}

/** A file as it came with a call: nothing of it is believed yet. */
export type ReceivedFile = { name: string; type: string; bytes: Buffer }

export type CallContext = {
  /** Null only where the endpoint is open to anyone. */
  person: Person | null
  language: Language
  requestId: string
  /** The caller's network address. */
  address: string
  /** Everything after the question mark of the call, untouched: a gateway's signature is checked on what came. */
  query: string
  /** Present on idempotent endpoints, null on all others. */
  idempotencyKey: string | null
  /**
   * Saves the answer of an idempotent call in the transaction that does its work, so that work and answer stand or fall
   * together. Without it the mount saves the answer right after the work; does nothing on calls without a key.
   */
  keepAnswer(tx: Transaction, answer: unknown): Promise<void>
  session: SessionHolder
  /** Binds a visit to another site, or a challenge, to this browser. */
  visit: VisitSecret
  /** What came as files; empty where an endpoint takes none. */
  files: readonly ReceivedFile[]
  /** What the caller's program says of itself (User-Agent); empty when it says nothing. */
  agent: string
}

type Handler<N extends EndpointName> = (input: Parsed<N>, context: CallContext) => Promise<Output<N>>

/** What a caller follows until `gone`; null is a sign of life without news. */
type StreamHandler<N extends EndpointName> = (
  input: Parsed<N>,
  context: CallContext,
  gone: AbortSignal,
) => AsyncIterable<Output<N> | null>

/** The calls that answer with a stream of events. */
export type StreamName = {
  [N in EndpointName]: (typeof ENDPOINTS)[N] extends { stream: true } ? N : never
}[EndpointName]

/** The calls that are answered once. */
export type AnswerName = Exclude<EndpointName, StreamName>

export type Answering = { [N in AnswerName]: Handler<N> }
export type Streaming = { [N in StreamName]: StreamHandler<N> }

/** One function for every row of the endpoint table; a missing one does not compile. */
export type Handlers = Answering & Streaming
