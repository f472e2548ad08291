import { pictureId, SCENE_KINDS } from '#contract/picture.ts'
import { dayAt } from '#contract/nights.ts'
import { normalPhone } from '#contract/identifier.ts'
import { DEMO_ACCOUNTS } from '#demo/accounts.ts'
import type { users } from '#server/modules/accounts/tables.ts'
import { searchKey } from '#server/modules/lookups/lookups.ts'
import type { hostBankAccounts, hostProfiles } from '#server/modules/resorts/tables.ts'
import { demoId } from '../ids.ts'
import { hash, Random } from '../random.ts'
import { BANKS, GUEST_NAMES, HOST_NAMES } from '../words/people.ts'

type NewUser = typeof users.$inferInsert
export type DemoPerson = { id: string; name: string; email: string; phone: string; avatarId: string }
export type DemoHost = {
  profile: typeof hostProfiles.$inferSelect
  bank: typeof hostBankAccounts.$inferSelect
}

const avatar = (name: string): string =>
  pictureId({
    kind: 'avatar',
    scene: new Random(`avatar/${name}`).pick(SCENE_KINDS),
    seed: hash(`avatar/${name}`),
    view: 0,
  })

/** Numbers that no telephone company gives out: they begin with 10. */
const phoneOf = (number: number) => `+84100000${String(number).padStart(3, '0')}`

const person = (role: string, name: string, number: number): DemoPerson => ({
  id: demoId(`${role}/${name}`),
  name,
  email: `${searchKey(name).replaceAll(' ', '.')}@${role}.ghe.test`,
  phone: phoneOf(number),
  avatarId: avatar(name),
})

const FIRST_HOST_NUMBER = 500
export const demoGuests = (): DemoPerson[] =>
  GUEST_NAMES.map((name, index) => person('khach', name, index + 1))
const hostPeople = (): DemoPerson[] =>
  HOST_NAMES.map((name, index) => person('chunha', name, FIRST_HOST_NUMBER + index))
/** An invented host. */
export const hostNamed = (name: (typeof HOST_NAMES)[number]): DemoPerson =>
  person('chunha', name, FIRST_HOST_NUMBER + HOST_NAMES.indexOf(name))

/** The demo's own accounts as people, with their faces. */
export const accountPerson = (which: keyof typeof DEMO_ACCOUNTS): DemoPerson => {
  const { id, name, email, phone } = DEMO_ACCOUNTS[which]
  return { id, name, email, phone: normalPhone(phone) ?? phone, avatarId: avatar(name) }
}

/** The accounts of the invented guests and hosts, all with one password. */
export function demoAccounts(passwordHash: string, now: Temporal.Instant) {
  const people = [
    ...demoGuests().map((guest) => ({ ...guest, role: 'KT' as const })),
    ...hostPeople().map((host) => ({ ...host, role: 'CSH' as const })),
  ]
  return {
    users: people.map(({ role: _role, ...user }) => ({ ...user, createdAt: now })) satisfies NewUser[],
    credentials: people.map(({ id }) => ({ userId: id, passwordHash, changedAt: now })),
    roles: people.map(({ id, role }) => ({ userId: id, role, grantedAt: now })),
  }
}

/** Every host's public side and bank account; the two hosts with an account of their own come first. */
export function demoHosts(now: Temporal.Instant): DemoHost[] {
  const today = Temporal.PlainDate.from(dayAt(now))
  return [accountPerson('host'), accountPerson('otherHost'), ...hostPeople()].map((host) => {
    const random = new Random(`host/${host.id}`)
    return {
      profile: {
        hostId: host.id,
        name: host.name,
        phone: host.phone,
        since: today.subtract({ days: random.whole(1200, 2600) }).toString(),
        avatarId: host.avatarId,
        answersWithinMinutes: random.pick([10, 15, 20, 30, 45, 60]),
      },
      bank: {
        hostId: host.id,
        ...random.pick(BANKS),
        number: `9990${String(random.whole(0, 999_999)).padStart(6, '0')}`,
        holder: searchKey(host.name).toUpperCase(),
      },
    }
  })
}
