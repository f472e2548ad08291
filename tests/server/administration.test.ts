import { inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { EndpointName } from '#contract/endpoints.ts'
import * as shape from '#contract/shapes/administration.ts'
import { homeBlocks } from '#contract/shapes/home.ts'
import { lookupList } from '#contract/shapes/lookup.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#demo/accounts.ts'
import { users } from '#server/modules/accounts/tables.ts'
import { openDemoDatabase } from '#tests/support/demoDatabase.ts'
import { startApp, type TestApp } from '#tests/support/server.ts'

let server: TestApp
let admin = ''
let staff = ''
beforeAll(async () => {
  server = await startApp({ open: openDemoDatabase })
  admin = await server.confirmedTokenOf('admin')
  staff = await server.confirmedTokenOf('staff')
}, 180_000)
afterAll(() => server.close())

let keys = 0
const ask = (name: EndpointName, input: object = {}, key = `key-${++keys}-of-admin`) =>
  server.call(name, input, { token: admin, key })
const reason = 'Theo phiếu yêu cầu'
const people = async (input: object) =>
  z.parse(shape.userPage, (await ask('desk.users', input)).body.data).users
const person = async (email: string) => {
  const [found] = await people({ text: email })
  if (!found) throw new Error(`${email} is not there`)
  return found
}
const roles = async () => z.parse(shape.roleList, (await ask('desk.roles')).body.data).roles
const changesOf = async (about: string) =>
  z.parse(shape.changes, (await ask('desk.changes', { about })).body.data).changes

describe('people and roles', () => {
  it('finds people by email, by how words of a name begin, accents or none, or by role', async () => {
    expect(await person('khach@ghe.test')).toMatchObject({ roles: ['KT'], state: 'ACTIVE' })
    expect((await people({ role: 'ADM' })).map(({ email }) => email)).toEqual(['quantri@ghe.test'])
    const named = async (text: string) => (await people({ text })).map(({ email }) => email)
    for (const text of ['Phạm Thu', 'pham thu h', 'HA PHA'])
      expect(await named(text)).toContain('nhanvien@ghe.test')
    expect(await named('ham thu')).not.toContain('nhanvien@ghe.test')
    expect(await named('%')).toEqual([])
    expect(await named("'|!:*&")).toEqual([])
  })

  it('gives a role and takes it away, once, with who, why, before and after', async () => {
    const guest = await person('khach@ghe.test')
    const wish = { user_id: guest.id, version: guest.version, role: 'OTG', give: true, reason }
    const given = await ask('desk.setRole', wish, 'key-of-one-intent')
    expect(given.body.data).toMatchObject({ roles: ['KT', 'OTG'], version: guest.version + 1 })
    const again = await ask('desk.setRole', wish, 'key-of-one-intent')
    expect([again.headers['idempotency-replayed'], again.body.data]).toEqual(['true', given.body.data])
    const stale = await ask('desk.setRole', { ...wish, role: 'STAFF' })
    expect([stale.status, stale.body.code]).toEqual([409, 'G_STALE'])
    expect(stale.body['current']).toMatchObject({ roles: ['KT', 'OTG'] })
    const taken = await ask('desk.setRole', { ...wish, version: guest.version + 1, give: false })
    expect(taken.body.data).toMatchObject({ roles: ['KT'] })
    expect(await changesOf(`user/${guest.id}`)).toMatchObject([
      { act: 'takeRole', before: '["KT","OTG"]', after: '["KT"]', reason },
      { act: 'giveRole', before: '["KT"]', after: '["KT","OTG"]', reason },
    ])
  })

  it('leaves nobody without a role, and no administrator without their own right', async () => {
    const [guest, me] = [await person('khach@ghe.test'), await person('quantri@ghe.test')]
    const take = (user: shape.User, role: string) =>
      ask('desk.setRole', { user_id: user.id, version: user.version, role, give: false, reason })
    expect((await take(guest, 'KT')).body.code).toBe('G_LAST_ROLE')
    expect((await take(me, 'ADM')).body.code).toBe('G_OWN_ADMIN')
  })

  it('deletes no role that a user holds, and gives no role that was deleted', async () => {
    const all = await roles()
    const versionOf = (role: string) => all.find((one) => one.role === role)?.version ?? 0
    const tied = await ask('desk.offerRole', {
      role: 'CSH',
      version: versionOf('CSH'),
      offered: false,
      reason,
    })
    expect([tied.status, tied.body.code]).toEqual([409, 'G_ROLE_IN_USE'])
    const free = { role: 'OTG', version: versionOf('OTG'), reason }
    expect((await ask('desk.offerRole', { ...free, offered: false })).status).toBe(200)
    expect((await roles()).find(({ role }) => role === 'OTG')).toMatchObject({ offered: false, users: 0 })
    const guest = await person('khach@ghe.test')
    const give = () =>
      ask('desk.setRole', { user_id: guest.id, version: guest.version, role: 'OTG', give: true, reason })
    expect((await give()).body.code).toBe('G_ROLE_GONE')
    await ask('desk.offerRole', { ...free, version: free.version + 1, offered: true })
    expect((await roles()).find(({ role }) => role === 'OTG')).toMatchObject({ offered: true })
  })

  it('ends at once what somebody may do in a role that was taken from them', async () => {
    const them = await person('nhanvien@ghe.test')
    const set = async (role: string, give: boolean) => {
      const { version } = await person('nhanvien@ghe.test')
      return ask('desk.setRole', { user_id: them.id, version, role, give, reason })
    }
    expect((await server.call('desk.summary', {}, { token: staff })).status).toBe(200)
    await set('KT', true)
    await set('STAFF', false)
    expect((await server.call('desk.summary', {}, { token: staff })).status).toBe(401)
    await set('STAFF', true)
    expect((await server.call('desk.summary', {}, { token: staff })).status).toBe(200)
  })
})

describe('an account that is suspended', () => {
  const host = DEMO_ACCOUNTS.otherGuest.email
  const login = () => server.call('account.login', { identifier: host, password: DEMO_PASSWORD })
  const suspend = async (email: string, suspended: boolean, input: object = {}) => {
    const { id: user_id, version } = await person(email)
    return ask('desk.suspend', { user_id, version, suspended, reason, ...input })
  }

  it('S5: is signed out everywhere and lets nobody in until it is restored, with who and why', async () => {
    const { token, refreshToken } = z.parse(
      z.object({ token: z.string(), refreshToken: z.string() }),
      (await login()).body.data,
    )
    expect((await suspend(host, true)).body.data).toMatchObject({ state: 'LOCKED' })
    expect((await server.call('account.guest', {}, { token })).body.code).toBe('G_401')
    expect((await server.call('account.refresh', { refreshToken })).body.code).toBe('G_SIGNED_OUT_ELSEWHERE')
    expect((await login()).body.code).toBe('C_003')
    expect((await suspend(host, false)).body.data).toMatchObject({ state: 'ACTIVE' })
    expect((await login()).status).toBe(200)
    expect((await server.call('account.refresh', { refreshToken })).body.code).toBe('G_SIGNED_OUT_ELSEWHERE')
    expect((await changesOf(`user/${(await person(host)).id}`)).slice(0, 2)).toMatchObject([
      {
        act: 'restore',
        byName: 'Đỗ Văn Khôi',
        reason,
        before: '{"state":"LOCKED"}',
        after: '{"state":"ACTIVE"}',
      },
      {
        act: 'suspend',
        byName: 'Đỗ Văn Khôi',
        reason,
        before: '{"state":"ACTIVE"}',
        after: '{"state":"LOCKED"}',
      },
    ])
  })

  it('S5: is nobody’s own, and needs a reason and an administrator', async () => {
    expect((await suspend('quantri@ghe.test', true)).body.code).toBe('G_OWN_ADMIN')
    expect((await suspend(host, true, { reason: '' })).body.fields).toHaveProperty('reason')
    const { id: user_id, version } = await person(host)
    const wish = { user_id, version, suspended: true, reason }
    const byStaff = await server.call('desk.suspend', wish, { token: staff, key: 'key-of-staff-to-suspend' })
    expect(byStaff.status).toBe(403)
  })

  it('S5: is never the last administrator’s, even when two go for each other at once', async () => {
    const second = await person('nhanvien@ghe.test')
    const role = { user_id: second.id, version: second.version, role: 'ADM', give: true, reason }
    expect((await ask('desk.setRole', role)).status).toBe(200)
    const [me, other] = [await person('quantri@ghe.test'), await person('nhanvien@ghe.test')]
    const theirs = await server.confirmedTokenOf('staff')
    const wish = ({ id, version }: shape.User) => ({ user_id: id, version, suspended: true, reason })
    const told = await Promise.all([
      server.call('desk.suspend', wish(other), { token: admin, key: 'key-of-one-administrator' }),
      server.call('desk.suspend', wish(me), { token: theirs, key: 'key-of-the-other-one' }),
    ])
    expect(told.filter(({ status }) => status === 200)).toHaveLength(1)
    const rows = await server.services.db
      .select()
      .from(users)
      .where(inArray(users.id, [me.id, other.id]))
    expect(rows.map(({ state }) => state).toSorted()).toEqual(['ACTIVE', 'LOCKED'])
    await server.services.db
      .update(users)
      .set({ state: 'ACTIVE' })
      .where(inArray(users.id, [me.id, other.id]))
    admin = await server.confirmedTokenOf('admin')
    const { version } = await person('nhanvien@ghe.test')
    expect((await ask('desk.setRole', { ...role, version, give: false })).status).toBe(200)
    staff = await server.confirmedTokenOf('staff')
  })
})

describe('somebody else’s sessions', () => {
  const host = 'chunha2@ghe.test'
  const login = () => server.call('account.login', { identifier: host, password: DEMO_PASSWORD })
  const refreshed = ({ refreshToken }: { refreshToken: string }) =>
    server.call('account.refresh', { refreshToken })
  const signedIn = async () =>
    z.parse(z.object({ token: z.string(), refreshToken: z.string() }), (await login()).body.data)
  const end = async (input: object = {}) => {
    const { id: user_id, version } = await person(host)
    return ask('desk.endSessions', { user_id, version, reason, ...input })
  }

  it('end on every device, once, with who and why, and whoever it is can sign in again', async () => {
    const [phone, laptop] = [await signedIn(), await signedIn()]
    const before = await person(host)
    const answer = await end()
    expect(answer.body.data).toMatchObject({ roles: before.roles, version: before.version + 1 })
    for (const device of [phone, laptop]) {
      expect((await server.call('account.guest', {}, { token: device.token })).body.code).toBe('G_401')
      expect((await refreshed(device)).body.code).toBe('G_SIGNED_OUT_ELSEWHERE')
    }
    expect(await changesOf(`user/${before.id}`)).toMatchObject([
      {
        act: 'endSessions',
        byName: 'Đỗ Văn Khôi',
        reason,
        before: '{"sessions":2}',
        after: '{"sessions":0}',
      },
    ])
    const again = await signedIn()
    expect((await server.call('account.guest', {}, { token: again.token })).status).toBe(200)
    expect((await refreshed(again)).status).toBe(200)
  })

  it('are no business of other staff, need a reason, and a person that there is', async () => {
    const device = await signedIn()
    const { id: user_id, version } = await person(host)
    const wish = { user_id, version, reason }
    const byStaff = await server.call('desk.endSessions', wish, { token: staff, key: 'key-of-other-staff' })
    expect([byStaff.status, byStaff.body.code]).toEqual([403, 'G_403'])
    expect((await end({ reason: ' ' })).body.fields).toHaveProperty('reason')
    expect((await end({ user_id: crypto.randomUUID(), version: 0 })).body.code).toBe('G_404')
    expect((await end({ version: version + 1 })).body.code).toBe('G_STALE')
    expect((await server.call('account.guest', {}, { token: device.token })).status).toBe(200)
  })
})

describe('lists of words', () => {
  const list = async (name: string) =>
    z.parse(shape.entryList, (await ask('desk.entries', { list: name })).body.data).entries

  it('shows a renamed area to guests at once, in both languages', async () => {
    const area = (await list('areas')).find(({ id }) => id === 20)
    const wish = {
      list: 'areas',
      id: 20,
      position: 1,
      name: { vi: 'Đà Lạt mộng mơ', en: 'Dreamy Da Lat' },
      reason,
    }
    await ask('desk.saveEntry', { ...wish, version: area?.version })
    const stale = await ask('desk.saveEntry', { ...wish, version: area?.version })
    expect(stale.body.code).toBe('G_STALE')
    await expect
      .poll(async () => {
        const { body } = await server.call('helper.projectAreas', {}, { language: 1 })
        return z.parse(lookupList, body.data).find(({ id }) => id === 20)?.name
      })
      .toBe('Dreamy Da Lat')
  })

  it('adds entries, and deletes only those that nothing refers to', async () => {
    const used = (await list('services')).find(({ uses }) => uses > 0)
    const tied = await ask('desk.removeEntry', {
      list: 'services',
      id: used?.id,
      version: used?.version,
      reason,
    })
    expect([tied.body.code, tied.status]).toEqual(['G_ENTRY_IN_USE', 409])
    for (const name of ['services', 'benefits', 'areas', 'master']) {
      const words = { vi: 'Xông hơi', en: 'Sauna' }
      const wish = { list: name, id: null, version: 0, name: words, position: 99, group: '', reason }
      expect((await ask('desk.saveEntry', wish)).status).toBe(200)
      const added = (await list(name)).find((entry) => entry.name.vi === 'Xông hơi')
      expect(added).toMatchObject({ uses: 0, position: 99 })
      const gone = { list: name, id: added?.id, version: added?.version, reason }
      expect((await ask('desk.removeEntry', gone)).status).toBe(200)
      expect((await list(name)).some((entry) => entry.name.vi === 'Xông hơi')).toBe(false)
    }
  })
})

describe('vouchers', () => {
  const terms = {
    id: null,
    version: 0,
    code: 'mua-he',
    kind: 'PERCENTAGE',
    amount: 15,
    cap: 300_000,
    minimum: 1_000_000,
    applies: 'STAY_TIME',
    first_day: '2027-06-01',
    last_day: '2027-08-31',
    per_guest: 1,
    quantity: 100,
    reason,
  }
  it('are made and changed, each code once, and never below what is used', async () => {
    const made = z.parse(shape.voucherEntry, (await ask('desk.saveVoucher', terms)).body.data)
    expect(made).toMatchObject({ code: 'MUA-HE', used: 0, version: 1 })
    expect((await ask('desk.saveVoucher', terms)).body.code).toBe('G_CODE_TAKEN')
    const more = { ...terms, id: made.id, version: 1, quantity: null, per_guest: null }
    expect((await ask('desk.saveVoucher', more)).body.data).toMatchObject({ quantity: null, version: 2 })
    expect((await ask('desk.saveVoucher', more)).body.code).toBe('G_STALE')
    const all = z.parse(shape.voucherList, (await ask('desk.vouchers')).body.data).vouchers
    const used = all.find((voucher) => voucher.used > 0 && voucher.quantity !== null)
    if (used) {
      const less = await ask('desk.saveVoucher', { ...used, quantity: used.used - 1, reason })
      expect(less.body.code).toBe('G_BELOW_USED')
    }
  })
  it.each([
    ['more than all of the price', { amount: 101 }, 'amount'],
    ['an end before its beginning', { last_day: '2027-05-31' }, 'last_day'],
    ['a code with a space', { code: 'MÙA HÈ' }, 'code'],
    ['a code of two letters', { code: 'HÈ' }, 'code'],
  ])('refuse %s at the field', async (_what, wrong, field) => {
    const { status, body } = await ask('desk.saveVoucher', { ...terms, code: 'KHAC', ...wrong })
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]])
  })
  it('are told how many characters a code needs', async () => {
    const short = await ask('desk.saveVoucher', { ...terms, code: 'HÈ' })
    expect(short.body.fields).toEqual({ code: { code: 'C_029', message: 'Mã cần ít nhất 3 ký tự.' } })
  })
})

describe('the home page', () => {
  const home = async () => z.parse(homeBlocks, (await server.call('home.blocks')).body.data)
  const blocks = async (kind: string, text = '') =>
    z.parse(shape.blockList, (await ask('desk.blocks', { kind, text })).body.data).blocks

  it.each([
    ['banner', (now: z.infer<typeof homeBlocks>) => now.banners],
    ['testimonial', (now: z.infer<typeof homeBlocks>) => now.testimonials],
    ['news', (now: z.infer<typeof homeBlocks>) => now.newsAndEvents],
  ] as const)('shows no %s that was taken off it', async (kind, of) => {
    const [first] = of(await home())
    const block = (await blocks(kind)).find(({ id }) => id === first?.id)
    const wish = { kind, id: block?.id, version: block?.version, shown: false, reason }
    expect((await ask('desk.showBlock', wish)).body.data).toMatchObject({ shown: false })
    const ids = async () => of(await home()).map(({ id }) => id)
    await expect.poll(ids).not.toContain(first?.id)
    await ask('desk.showBlock', { ...wish, version: (block?.version ?? 0) + 1, shown: true })
    await expect.poll(ids).toContain(first?.id)
  })

  it('says a banner’s new words, and promotes the places that were chosen', async () => {
    const [banner] = await blocks('banner')
    const words = { title: { vi: 'Ghé chơi', en: 'Drop in' }, text: { vi: 'Ở lại', en: 'Stay' } }
    await ask('desk.saveBanner', { id: banner?.id, version: banner?.version, ...words, reason })
    await expect.poll(async () => (await home()).banners[0]?.title).toBe('Ghé chơi')
    const [offer] = await blocks('offer')
    expect(offer?.shown).toBe(true)
    const off = { kind: 'offer', id: offer?.id, version: offer?.version, shown: false, reason }
    expect((await ask('desk.showBlock', off)).status).toBe(200)
    expect((await blocks('offer')).map(({ id }) => id)).not.toContain(offer?.id)
    // It is still found by its name, to be put back.
    expect((await blocks('offer', offer?.title.vi ?? '')).map(({ id }) => id)).toContain(offer?.id)
  })
})

describe('signing keys', () => {
  const standing = async () => z.parse(shape.signingKeys, (await ask('desk.signingKeys')).body.data)

  it('are replaced with a week’s notice, once at a time, with who and why', async () => {
    const before = await standing()
    const [signing] = before.keys
    const made = await ask('desk.rotateKey', { version: before.version, reason })
    const after = z.parse(shape.signingKeys, made.body.data)
    const next = (signing?.keyId ?? 0) + 1
    expect(after.keys[0]).toMatchObject({ keyId: next, state: signing ? 'coming' : 'signing' })
    expect(made.text).not.toContain('"d"')
    const [coming] = after.keys
    const days = (Date.parse(coming?.signsFrom ?? '') - Date.parse(coming?.madeAt ?? '')) / 86_400_000
    expect(days).toBe(signing ? 7 : 0)
    expect((await ask('desk.rotateKey', { version: before.version, reason })).body.code).toBe('G_STALE')
    if (signing)
      expect((await ask('desk.rotateKey', { version: after.version, reason })).body.code).toBe('G_KEY_WAITS')
    expect(await changesOf('signingKeys')).toMatchObject([{ act: 'rotateKey', after: String(next), reason }])
  })

  it('begin to sign when their day has come, and old ones stay known', async () => {
    server.clock.advance({ hours: 8 * 24 })
    admin = await server.confirmedTokenOf('admin')
    const { keys } = await standing()
    expect(keys.map(({ state }) => state)).toEqual(['signing', ...keys.slice(1).map(() => 'past')])
  })

  it('are withdrawn with a reason, once, and it is told when, by whom and why', async () => {
    const before = await standing()
    const [signing] = before.keys
    const wish = { key_id: signing?.keyId, version: before.version, reason: 'Bản sao lưu bị lộ' }
    const byStaff = await server.call('desk.withdrawKey', wish, {
      token: await server.confirmedTokenOf('staff'),
      key: 'key-of-staff-at-keys',
    })
    expect([byStaff.status, byStaff.body.code]).toEqual([403, 'G_403'])
    expect((await ask('desk.withdrawKey', { ...wish, reason: ' ' })).body.fields).toHaveProperty('reason')
    expect((await ask('desk.withdrawKey', { ...wish, key_id: 200 })).body.code).toBe('G_404')
    expect(await standing()).toEqual(before)
    const done = await ask('desk.withdrawKey', wish, 'key-of-one-withdrawal')
    const again = await ask('desk.withdrawKey', wish, 'key-of-one-withdrawal')
    expect([again.headers['idempotency-replayed'], again.body.data]).toEqual(['true', done.body.data])
    expect(done.text).not.toContain('"d"')
    const after = z.parse(shape.signingKeys, done.body.data)
    expect(after.keys).toHaveLength(before.keys.length + 1)
    expect(after.keys.slice(0, 2)).toMatchObject([
      { state: 'signing', withdrawn: null },
      {
        keyId: signing?.keyId,
        state: 'withdrawn',
        withdrawn: { at: server.clock.now().toString(), byName: 'Đỗ Văn Khôi', reason: wish.reason },
      },
    ])
    expect((await ask('desk.withdrawKey', wish)).body.code).toBe('G_STALE')
    const twice = await ask('desk.withdrawKey', { ...wish, version: after.version })
    expect([twice.status, twice.body.code]).toEqual([409, 'G_KEY_WITHDRAWN'])
    expect((await changesOf('signingKeys'))[0]).toMatchObject({
      act: 'withdrawKey',
      before: String(signing?.keyId),
      after: String(after.keys[0]?.keyId),
      reason: wish.reason,
    })
  })
})
