import { readAddress } from '#contract/identifier.ts'

/** An email or phone number as people read it: `0912 345 678`, other countries' numbers as they are. */
export function shownAddress(identifier: string): string {
  const address = readAddress(identifier)
  if (address?.kind !== 'phone' || !address.value.startsWith('+84')) return address?.value ?? identifier
  return `0${address.value.slice(3)}`.replace(/^(\d{4})(\d{3})(\d+)$/, '$1 $2 $3')
}
