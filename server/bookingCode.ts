import { randomInt } from 'node:crypto'

/** Letters and digits that nobody mistakes for another: no I, L, O, U, 0 or 1. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A code as people read and type it: GHE-7K2M9Q. One of 729 million; the database refuses a second one. */
export const newCode = (prefix: string): string =>
  `${prefix}-${Array.from({ length: 6 }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('')}`
