import type * as z from 'zod/mini'
import type { Code } from '../codes.ts'
import type { Capability } from '../grants.ts'
import type { OfflinePolicy } from '../policy.ts'

/** What files the server makes for people: kept on their device, but for a letter, which is looked at. */
export type FileType = 'json' | 'pdf' | 'html'

/**
 * One call. `who`: anyone, a signed-in person, a capability, or the gateway (which proves itself by signature);
 * what belongs to another person answers exactly like what does not exist. `limit` is calls a minute for one caller.
 * `idempotent` writes take an Idempotency-Key; `ifKeyed` ones also go without, being harmless to repeat. A name in braces in
 * the path is a field of the input. `files`: sent as multipart/form-data, files and all. `raw` answers stand outside the {status, data} envelope.
 */
export type Endpoint = {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  who: 'anyone' | 'signedIn' | 'gateway' | Capability
  input: z.ZodMiniType
  output: z.ZodMiniType
  offline: OfflinePolicy
  fails: readonly Code[]
  limit: number
  idempotent?: true | 'ifKeyed'
  files?: true
  raw?: true
  /** Which outside service signs the call; see {@link SIGNED}. */
  signed?: 'bank'
  /**
   * Moves money out, or touches who may do what: asks first, with G_CONFIRM, that the person shows again that it is them
   * (`security.confirm`, good for ten minutes). `recent`: having signed in within these ten minutes is enough too.
   */
  confirm?: true | 'recent'
  /** Staff may call it in a session that began without a passkey, where the installation asks them for one: the way to get one. */
  beforePasskey?: true
  /** Answers with server-sent events, each of the output's shape, until the caller leaves. */
  stream?: true
  /** Answers with a file of this type: the output is its bytes, or its text piece by piece, written while it is read. */
  file?: FileType
  /** Whether its success begins a session: whoever was here before is another person from then on. */
  signsIn?: true
  /** One sentence for the reader of the API page. */
  says: string
}

/**
 * How an outside service signs its call (SePay's public form): `signature` is `sha256=` and the HMAC-SHA256 in hex, under the
 * secret both know, of `<time>.<raw body>`; `time` is in seconds since 1970 and counts for five minutes.
 */
export const SIGNED = { signature: 'x-sepay-signature', time: 'x-sepay-timestamp', seconds: 300 } as const
