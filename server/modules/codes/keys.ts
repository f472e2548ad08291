import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import type { Address } from '#contract/identifier.ts'
import { OTP } from '#contract/numbers.ts'
import type { CodePurpose } from '#contract/shapes/code.ts'

/** What a code belongs to. `owner` is the account of somebody signed in, null for anybody else. */
export type CodeSubject = { purpose: CodePurpose; address: Address; flow: string; owner: string | null }

const hashed = (...parts: string[]) => createHash('sha256').update(parts.join('\n')).digest('base64url')

/** The name under which a code is kept. Without the flow, a secret of the asking browser, nobody can tell what it stands for. */
export const keyOf = ({ purpose, address, flow, owner }: CodeSubject): string =>
  hashed('code of', purpose, address.kind, address.value, flow, owner ?? '')

/** A code as it is kept: worth nothing without the flow it was made for. */
export const codeHash = (subject: CodeSubject, code: string): string =>
  hashed('code', keyOf(subject), subject.flow, code)

/** Whether two hashes are the same, in a time that does not tell where they differ. */
export const sameHash = (left: string, right: string): boolean =>
  left.length === right.length && timingSafeEqual(Buffer.from(left), Buffer.from(right))

/** A new code: every one of a million is as likely as another. */
export const newCode = (): string => String(randomInt(10 ** OTP.digits)).padStart(OTP.digits, '0')

/** Whom sendings are counted for: one address, one network, or everybody together. */
export const sendKey = (kind: 'address' | 'caller' | 'everybody', value: string): string =>
  hashed('sends', kind, value)
