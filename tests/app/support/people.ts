import type { CurrentUser } from '#contract/shapes/account.ts'
import { GRANTS, type Role } from '#contract/grants.ts'

const person = (role: Role, place: number, name: string): CurrentUser => ({
  userId: `01980000-0000-7000-8000-00000000000${place}`,
  email: `${role.toLowerCase()}@example.com`,
  phone: '+84912345678',
  name,
  avatarId: null,
  AccType: role,
  role,
  capabilities: [...GRANTS[role]],
})

/** Who may sit in front of a screen, with the capabilities that the contract grants their role. */
export const PEOPLE = {
  guest: person('KT', 1, 'Nguyễn Minh Anh'),
  host: person('CSH', 2, 'Trần Thị Lan'),
  investor: person('CDT', 3, 'Lê Quốc Bảo'),
  staff: person('STAFF', 4, 'Phạm Thu Hà'),
  admin: person('ADM', 5, 'Đỗ Văn Nam'),
} as const satisfies Record<string, CurrentUser>
export type Who = keyof typeof PEOPLE | 'nobody'
