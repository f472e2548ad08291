import { createHash, createHmac, randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

/** Argon2id (the library's own default) with 19 MiB and two passes (OWASP Password Storage Cheat Sheet). */
const HASHING = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** The same password typed on another keyboard is the same password. */
const composed = (password: string) => password.normalize('NFC')

export const hashPassword = (password: string): Promise<string> => hash(composed(password), HASHING)

let nobody: Promise<string> | undefined

/** Whether a password is right. Without a hash (nobody has this account) the same work is done and the answer is no. */
export async function passwordMatches(passwordHash: string | null, password: string): Promise<boolean> {
  nobody ??= hashPassword(randomBytes(16).toString('hex'))
  const matches = await verify(passwordHash ?? (await nobody), composed(password))
  return matches && passwordHash !== null
}

/** 256 random bits as text. */
export const randomToken = (): string => randomBytes(32).toString('base64url')

/** How a token is kept: a token that is random needs no slow hash. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** The one token that follows a refresh token: two tabs that race get the same, and so does a retry after a lost answer. */
export const successor = (secret: string, token: string): string =>
  createHmac('sha256', secret).update(token).digest('base64url')
