import { hash } from './random.ts'

const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0').slice(-digits)
/** When the demo's places opened, as far as their ids are concerned: an id stays the same whenever the demo is filled in. */
const EPOCH = Date.UTC(2025, 0, 1)

/** A UUID of version 7 that a key always gets. `at` is its moment in milliseconds since 1970. */
export function demoId(key: string, at: number = EPOCH): string {
  const time = hex(at, 12)
  const random = [hex(hash(`${key}/a`), 8), hex(hash(`${key}/b`), 8), hex(hash(`${key}/c`), 8)].join('')
  const variant = (8 + (hash(`${key}/d`) % 4)).toString(16)
  return [
    time.slice(0, 8),
    time.slice(8),
    `7${random.slice(0, 3)}`,
    `${variant}${random.slice(3, 6)}`,
    random.slice(6, 18),
  ].join('-')
}
