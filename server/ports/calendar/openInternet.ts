import { BlockList, isIP } from 'node:net'

const PRIVATE: readonly (readonly [string, number, 'ipv4' | 'ipv6'])[] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.0.2.0', 24, 'ipv4'],
  ['192.88.99.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['198.51.100.0', 24, 'ipv4'],
  ['203.0.113.0', 24, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
]
const blocked = new BlockList()
for (const [network, bits, family] of PRIVATE) blocked.addSubnet(network, bits, family)

/** Of IPv6 only what is given out to the public, and of that neither the documentation's, nor tunnels to IPv4, nor local uses. */
const open = new BlockList()
open.addSubnet('2000::', 3, 'ipv6')
const tunnels = new BlockList()
tunnels.addSubnet('2001::', 23, 'ipv6')
tunnels.addSubnet('2001:db8::', 32, 'ipv6')
tunnels.addSubnet('2002::', 16, 'ipv6')
tunnels.addSubnet('3fff::', 20, 'ipv6')

/** Whether a network address is one of the open Internet: not this machine, not a private network, nothing reserved. */
export function isOpenInternet(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !blocked.check(address, 'ipv4')
  return family === 6 && open.check(address, 'ipv6') && !tunnels.check(address, 'ipv6')
}
