import * as z from 'zod/mini'
import { requiredLine, token } from './primitives.ts'

/** Bytes as text, as WebAuthn's JSON forms write them. */
const base64url = (most: number) =>
  z.string().check(z.regex(/^[\w-]+$/, { error: 'C_004' }), z.maxLength(most, { error: 'C_004' }))
const publicKey = z.literal('public-key')
/** How an authenticator can be reached, as far as browsers are told of it again; what else one says is left out. */
export const TRANSPORTS = ['ble', 'hybrid', 'internal', 'nfc', 'usb'] as const
const transports = z.array(z.enum(TRANSPORTS)).check(z.maxLength(10))
const known = z.array(z.object({ id: z.string(), type: publicKey, transports }))

/** A passkey of one's own; `synced` ones are on several devices of the person. Moments are ISO 8601. */
export const passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  usedAt: z.nullable(z.string()),
  synced: z.boolean(),
})
export type Passkey = z.infer<typeof passkey>
export const passkeyList = z.array(passkey)

/** What the browser needs to make a passkey: PublicKeyCredentialCreationOptionsJSON, as far as it is used. */
export const passkeyOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: publicKey })),
  timeout: z.number(),
  attestation: z.literal('none'),
  excludeCredentials: known,
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
})

/** What the browser made. */
export const addPasskeyRequest = z.object({
  name: requiredLine(60),
  response: z.object({
    id: base64url(1400),
    rawId: base64url(1400),
    type: publicKey,
    response: z.object({
      clientDataJSON: base64url(4000),
      attestationObject: base64url(20_000),
      transports: z._default(z.array(token(0, 20)).check(z.maxLength(10)), []),
    }),
  }),
})

export const removePasskeyRequest = z.object({ id: base64url(1400) })

/** What the browser needs to sign in: PublicKeyCredentialRequestOptionsJSON, as far as it is used. It names no account. */
export const signInOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
})

/** What the browser signed. */
export const passkeySignInRequest = z.object({
  response: z.object({
    id: base64url(1400),
    rawId: base64url(1400),
    type: publicKey,
    response: z.object({
      clientDataJSON: base64url(4000),
      authenticatorData: base64url(4000),
      signature: base64url(2000),
    }),
  }),
})
