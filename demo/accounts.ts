import type { Role } from '#contract/grants.ts'
import { transact } from '#server/db/transact.ts'
import type { Services } from '#server/services.ts'
import { addAccount, hashPassword } from '#server/modules/accounts/accounts.ts'

/** The password of all demo accounts. */
export const DEMO_PASSWORD = 'Ghe@2026'

const demoId = (number: number) => `01980000-0000-7000-8000-0000000000${String(number).padStart(2, '0')}`

/** One account for every way of using the product; their ids never change, so other demo content can refer to them. */
export const DEMO_ACCOUNTS = {
  guest: { id: demoId(1), email: 'khach@ghe.test', phone: '0912345601', name: 'Nguyễn Minh Anh', role: 'KT' },
  host: { id: demoId(2), email: 'chunha@ghe.test', phone: '0912345602', name: 'Trần Thị Lan', role: 'CSH' },
  investor: {
    id: demoId(3),
    email: 'dautu@ghe.test',
    phone: '0912345603',
    name: 'Lê Quang Vinh',
    role: 'CDT',
  },
  staff: {
    id: demoId(4),
    email: 'nhanvien@ghe.test',
    phone: '0912345604',
    name: 'Phạm Thu Hà',
    role: 'STAFF',
  },
  admin: { id: demoId(5), email: 'quantri@ghe.test', phone: '0912345605', name: 'Đỗ Văn Khôi', role: 'ADM' },
  otherGuest: {
    id: demoId(6),
    email: 'khach2@ghe.test',
    phone: '0912345606',
    name: 'Vũ Hoàng Nam',
    role: 'KT',
  },
  otherHost: {
    id: demoId(7),
    email: 'chunha2@ghe.test',
    phone: '0912345607',
    name: 'Bùi Văn Sơn',
    role: 'CSH',
  },
} as const satisfies Record<string, { id: string; email: string; phone: string; name: string; role: Role }>

/** Makes the demo accounts. They must not be there yet. */
export async function addDemoAccounts({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  // One password, one hash: a start is not to compute it for every account.
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  const accounts = Object.values(DEMO_ACCOUNTS).map(({ role, ...account }) => ({
    ...account,
    roles: [role],
    passwordHash,
  }))
  // A year ago: the stays that they look back on came after it.
  const since = clock.now().subtract({ hours: 24 * 365 })
  await transact(db, async (tx) => {
    for (const account of accounts) await addAccount(tx, account, since)
  })
}
