import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import { customType } from 'drizzle-orm/pg-core'
import { ConfigurationError } from '#server/configurationError.ts'

const CIPHER = 'aes-256-gcm'
const [IV_BYTES, TAG_BYTES] = [12, 16]
/** How a sealed text begins: the form, and by which key. */
const SEALED = /^s1\.([\w-]{8})\.([\w-]+)$/

type Key = { id: string; bytes: Buffer; chain: Buffer }
/** The first one seals, all open. */
let keys: readonly Key[] = []

function keyOf(secret: string): Key {
  const bytes = Buffer.from(hkdfSync('sha256', secret, 'ghe', 'sealed columns', 32))
  const chain = Buffer.from(hkdfSync('sha256', secret, 'ghe', 'security log', 32))
  return { id: createHash('sha256').update(bytes).digest('base64url').slice(0, 8), bytes, chain }
}

/**
 * Secrets that this process seals and opens with, the newest first; those of before still open. Without any, a process (of a
 * test) has one of its own, and what it sealed ends with it.
 */
export function sealWith(secrets: readonly string[]): void {
  const fresh = secrets.map(keyOf)
  keys = [...fresh, ...keys.filter(({ id }) => !fresh.some((key) => key.id === id))]
}

function newestKey(): Key {
  if (keys.length === 0) sealWith([randomBytes(32).toString('base64url')])
  const [key] = keys
  if (!key) throw new Error('there is nothing to seal with')
  return key
}

/** What the rows of the security log are hashed with from now on. */
export function newestChainKey(): { id: string; bytes: Buffer } {
  const { id, chain } = newestKey()
  return { id, bytes: chain }
}

/** A text that only this installation can read, and only where it stood: `about` names the column. */
export function seal(text: string, about: string): string {
  const key = newestKey()
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, key.bytes, iv).setAAD(Buffer.from(about))
  const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final()])
  return `s1.${key.id}.${Buffer.concat([sealed, cipher.getAuthTag()]).toString('base64url')}`
}

/** What was sealed; a text of before sealing is what it is. A key that is not there, or an altered text, is an error. */
export function unseal(text: string, about: string): string {
  const [, id, body] = SEALED.exec(text) ?? []
  if (id === undefined || body === undefined) return text
  const key = keys.find((one) => one.id === id)
  if (!key)
    throw new ConfigurationError(
      `GHE_SECRET: the secret that sealed ${about} is not there. Name it again, behind the new one.`,
    )
  const bytes = Buffer.from(body, 'base64url')
  const decipher = createDecipheriv(CIPHER, key.bytes, bytes.subarray(0, IV_BYTES))
    .setAAD(Buffer.from(about))
    .setAuthTag(bytes.subarray(-TAG_BYTES))
  return decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
}

/** Whether a text is one that was sealed, by whatever key. */
export const isSealed = (text: string): boolean => SEALED.test(text)

/** How every text begins that is sealed with the newest secret. */
export const newestSeal = (): string => `s1.${keys[0]?.id ?? ''}.`

/** A column of text that is worth nothing to who reads the database alone. */
export const sealedText = (name: string, about: string) =>
  customType<{ data: string; driverData: string }>({
    dataType: () => 'text',
    toDriver: (text) => seal(text, about),
    fromDriver: (text) => unseal(text, about),
  })(name)
