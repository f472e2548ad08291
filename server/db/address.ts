const SHAPE = /^(postgres(?:ql)?:\/\/(?:[^/?#@]*@)?)([^/?#@]+)([/?#].*)?$/

/**
 * The address of each host that an address of PostgreSQL names, in its order: `postgres://user:password@one:5432,two:5433/name`
 * is two. Null when it is none.
 */
export function addressesOf(address: string): string[] | null {
  const [, before, hosts, after = ''] = SHAPE.exec(address) ?? []
  if (before === undefined || hosts === undefined) return null
  const addresses = hosts.split(',').map((host) => before + host + after)
  return addresses.every((one) => URL.canParse(one) && new URL(one).hostname !== '') ? addresses : null
}
