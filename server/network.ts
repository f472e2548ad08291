import ipaddr from 'ipaddr.js'

/**
 * Where a call comes from, as every counter sees it. One line of IPv6 has a whole /64 to call from, and an attacker's often a
 * /56: `near` is the address of IPv4 or the /64, `wide` the /56 around it; null for IPv4, and for what is no address.
 */
export type Networks = { near: string; wide: string | null }

const written = (parts: readonly number[], bits: number): string =>
  `${parts.map((part) => part.toString(16)).join(':')}::/${bits}`

/** The networks of an address in any spelling, also of IPv4 written as IPv6. */
export function networksOf(address: string): Networks {
  if (!ipaddr.isValid(address)) return { near: address, wide: null }
  const known = ipaddr.process(address)
  if (known instanceof ipaddr.IPv4) return { near: known.toString(), wide: null }
  const [first = 0, second = 0, third = 0, fourth = 0] = known.parts
  return {
    near: written([first, second, third, fourth], 64),
    wide: written([first, second, third, fourth & 0xff00], 56),
  }
}

/** A /56 may do so many times what a /64 may: a household's neighbours, never two hundred lines at once. */
export const WIDE_SHARE = 4
