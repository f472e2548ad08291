/** Roles as the specification names them: KT guest, CSH host, CDT investor, ADM admin, STAFF staff, OTG support. */
export const ROLES = ['KT', 'CSH', 'CDT', 'ADM', 'STAFF', 'OTG'] as const
export type Role = (typeof ROLES)[number]

export const CAPABILITIES = [
  'booking.create',
  'booking.own',
  'host.work',
  'desk.work',
  'desk.administer',
  'investor.read',
  'account.remove',
] as const
export type Capability = (typeof CAPABILITIES)[number]

/** What each role may do. Nothing in the product compares roles; it asks `can`. */
export const GRANTS = {
  KT: ['booking.create', 'booking.own', 'account.remove'],
  CSH: ['booking.create', 'booking.own', 'host.work'],
  CDT: ['booking.create', 'booking.own', 'investor.read', 'account.remove'],
  ADM: ['desk.work', 'desk.administer'],
  STAFF: ['desk.work'],
  OTG: ['desk.work'],
} as const satisfies Record<Role, readonly Capability[]>

/** Whether a role has a capability. */
export function can(role: Role, capability: Capability): boolean {
  const granted: readonly Capability[] = GRANTS[role]
  return granted.includes(capability)
}
