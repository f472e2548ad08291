import { eq, inArray, isNotNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { API_BASE, ENDPOINTS } from '#contract/endpoints.ts'
import { uploadAnswer } from '#contract/shapes/file.ts'
import { bankAnswer, house, type House } from '#contract/shapes/house.ts'
import { lookupList } from '#contract/shapes/lookup.ts'
import { resortDetail } from '#contract/shapes/resort.ts'
import { searchAnswer } from '#contract/shapes/search.ts'
import { DEMO_ACCOUNTS } from '#demo/accounts.ts'
import { transact } from '#server/db/transact.ts'
import {
  releaseNights,
  releaseSome,
  SoldOut,
  takenNights,
  takeNights,
} from '#server/modules/inventory/inventory.ts'
import { roomNights } from '#server/modules/inventory/tables.ts'
import { uploads } from '#server/modules/files/tables.ts'
import { hostProfiles, resorts } from '#server/modules/resorts/tables.ts'
import { openDemoDatabase } from '#tests/support/demoDatabase.ts'
import { formOf, MULTIPART, picture } from '#tests/support/pictures.ts'
import { DEMO_PASSWORD } from '#demo/accounts.ts'
import { startApp, type TestApp } from '#tests/support/server.ts'

let server: TestApp
const tokens = { host: '', otherHost: '' }
let counter = 0
let areaId = 0
const key = () => `houses-${(counter += 1)}-key`

beforeAll(async () => {
  server = await startApp({ open: openDemoDatabase })
  tokens.host = await server.tokenOf('host')
  tokens.otherHost = await server.tokenOf('otherHost')
  const areas = z.parse(lookupList, (await server.call('helper.projectAreas')).body.data)
  areaId = areas[0]?.id ?? 0
})
afterAll(() => server.close())

async function sentPicture(token: string): Promise<string> {
  const response = await server.app.inject({
    method: 'POST',
    url: API_BASE + ENDPOINTS['file.upload'].path,
    headers: { 'content-type': MULTIPART, authorization: `Bearer ${token}` },
    payload: formOf([
      { name: 'nha.jpg', type: 'image/jpeg', bytes: await picture(1280, 960, 'jpeg', (counter += 1) % 360) },
    ]),
  })
  const [first] = uploadAnswer.parse(response.json<{ data: unknown }>().data)
  return first?.picture_id ?? ''
}

const WORDS = { vi: 'Nhà Mái Lá', en: '' }
const houseOf = (picture_ids: string[], changes: object = {}) => ({
  type: 1,
  project_area_id: areaId,
  name: WORDS,
  summary: { vi: 'Bên suối', en: 'By a stream' },
  description: { vi: 'Một\n\n Hai ', en: '' },
  address: { vi: '1 Đường Suối', en: '' },
  directions: { vi: 'Rẽ trái', en: '' },
  house_rules: { vi: '', en: '' },
  picture_ids,
  area: 120,
  hotline: null,
  check_in_time: '14:00',
  check_out_time: '12:00',
  confirmation_policy: 'PAY_THEN_CONFIRM',
  cancellation_policy: 'MODERATE',
  service_ids: [],
  ...changes,
})
const roomOf = (resort_id: string, picture_ids: string[], changes: object = {}) => ({
  resort_id,
  name: { vi: 'Cả căn', en: '' },
  description: { vi: 'Ba phòng ngủ', en: '' },
  beds: { vi: '3 giường đôi', en: '' },
  picture_ids,
  area: 120,
  bedrooms: 3,
  bathrooms: 2,
  units: 1,
  entire_property: true,
  base_price: 1_500_000,
  weekend_price: null,
  discount_percent: 0,
  included_adults: 4,
  adult_surcharge: 200_000,
  child_surcharge: 100_000,
  extra_bed_price: 0,
  max_extra_beds: 0,
  max_guests: 8,
  benefit_ids: [],
  ...changes,
})
const save = (name: 'host.saveHouse' | 'host.saveRoom', input: object, token = tokens.host) =>
  server.call(name, input, { token, key: key() })
const saved = async (name: 'host.saveHouse' | 'host.saveRoom', input: object): Promise<House> =>
  z.parse(house, (await save(name, input)).body.data)

describe('a host’s place', () => {
  it('is made of words and sent pictures, and found by guests once it has a room', async () => {
    const made = await saved('host.saveHouse', houseOf([await sentPicture(tokens.host)]))
    expect(made.name).toEqual({ vi: 'Nhà Mái Lá', en: 'Nhà Mái Lá' })
    expect(made.description.vi).toBe('Một\nHai')
    const asked = { search_content: 'nha mai la' }
    const before = z.parse(searchAnswer, (await server.call('search.resorts', asked)).body.data)
    expect(before.data.map(({ resortId }) => resortId)).not.toContain(made.id)
    const full = await saved('host.saveRoom', roomOf(made.id, [await sentPicture(tokens.host)]))
    expect(full.rooms).toHaveLength(1)
    await expect
      .poll(async () => {
        const after = z.parse(searchAnswer, (await server.call('search.resorts', asked)).body.data)
        return after.data.map(({ resortId }) => resortId)
      })
      .toContain(made.id)
    const shown = z.parse(
      resortDetail,
      (await server.call('resort.detail', { resort_id: made.id }, { language: 1 })).body.data,
    )
    expect(shown).toMatchObject({ name: 'Nhà Mái Lá', summary: 'By a stream', description: ['Một', 'Hai'] })
  })

  it('shows with its host’s name, also the first place of somebody whom no guest has met', async () => {
    const { id: hostId, name } = DEMO_ACCOUNTS.otherHost
    await server.services.db.delete(hostProfiles).where(eq(hostProfiles.hostId, hostId))
    const first = houseOf([await sentPicture(tokens.otherHost)])
    const made = z.parse(house, (await save('host.saveHouse', first, tokens.otherHost)).body.data)
    await save('host.saveRoom', roomOf(made.id, [await sentPicture(tokens.otherHost)]), tokens.otherHost)
    const { body } = await server.call('resort.detail', { resort_id: made.id })
    expect(z.parse(resortDetail, body.data).host).toMatchObject({ name, answersWithinMinutes: 0 })
  })

  it('belongs to its host alone, and so do the pictures', async () => {
    const made = await saved('host.saveHouse', houseOf([await sentPicture(tokens.host)]))
    const foreign = await save('host.saveHouse', houseOf([], { resort_id: made.id }), tokens.otherHost)
    expect(foreign.status).toBe(400)
    const other = await sentPicture(tokens.otherHost)
    const stolen = await save('host.saveHouse', houseOf([other], { resort_id: made.id }), tokens.otherHost)
    expect([stolen.status, stolen.body.code]).toEqual([404, 'G_404'])
    const used = await save('host.saveHouse', houseOf([...made.pictureIds, other], { resort_id: made.id }))
    expect(used.body).toMatchObject({ code: 'G_INPUT', fields: { picture_ids: { code: 'G_404' } } })
    const looked = await server.call('host.house', { resort_id: made.id }, { token: tokens.otherHost })
    expect(looked.status).toBe(404)
  })

  it('keeps its drawn pictures, but takes none from elsewhere', async () => {
    const [mine] = await server.services.db
      .select()
      .from(resorts)
      .where(eq(resorts.hostId, DEMO_ACCOUNTS.host.id))
    const [theirs] = await server.services.db
      .select()
      .from(resorts)
      .where(eq(resorts.hostId, DEMO_ACCOUNTS.otherHost.id))
    const drawn = mine?.pictureIds ?? []
    const kept = await save('host.saveHouse', houseOf(drawn.slice(0, 2), { resort_id: mine?.id }))
    expect(kept.body).toMatchObject({ status: 200 })
    const taken = await save(
      'host.saveHouse',
      houseOf([...(theirs?.pictureIds ?? [])].slice(0, 1), { resort_id: mine?.id }),
    )
    expect(taken.body).toMatchObject({ code: 'G_INPUT', fields: { picture_ids: { code: 'G_404' } } })
  })

  it('is made with its first rooms at once or not at all, and its rooms show pictures of it', async () => {
    const pictures = [await sentPicture(tokens.host), await sentPicture(tokens.host)]
    const single = { entire_property: false }
    const { resort_id: _none, ...room } = roomOf('', pictures.slice(1), single)
    const asked = { type: 3, name: { vi: 'Nhà Hai Phòng', en: '' } }
    const wrong = await save(
      'host.saveHouse',
      houseOf(pictures, { ...asked, rooms: [room, { ...room, entire_property: true }] }),
    )
    expect(wrong.body.fields).toEqual({
      'rooms.1.entire_property': expect.objectContaining({ code: 'C_004' }),
    })
    const mine = await server.services.db.select().from(resorts)
    expect(mine.map(({ name }) => name.vi)).not.toContain('Nhà Hai Phòng')
    const made = await saved('host.saveHouse', houseOf(pictures, { ...asked, rooms: [room, room] }))
    expect(made.rooms.map(({ pictureIds }) => pictureIds)).toEqual([pictures.slice(1), pictures.slice(1)])
    // What the place no longer shows stays while a room shows it, and what nobody shows may be sent elsewhere.
    const change = houseOf(pictures.slice(0, 1), { ...asked, resort_id: made.id })
    expect((await saved('host.saveHouse', change)).rooms[1]?.pictureIds).toEqual(pictures.slice(1))
    const kept = await server.services.db.select().from(uploads).where(inArray(uploads.id, pictures))
    expect(kept.map(({ use }) => use)).toEqual(['RESORT', 'RESORT'])
    expect((await save('host.saveHouse', { ...change, rooms: [room] })).body.fields).toHaveProperty('rooms')
  })

  it('is one house when it is let whole', async () => {
    const villa = await saved('host.saveHouse', houseOf([await sentPicture(tokens.host)]))
    const wrong = async (changes: object) =>
      (await save('host.saveRoom', roomOf(villa.id, [await sentPicture(tokens.host)], changes))).body.fields
    expect(await wrong({ entire_property: false })).toHaveProperty('entire_property')
    expect(await wrong({ units: 2 })).toHaveProperty('units')
    expect(await wrong({ included_adults: 9 })).toHaveProperty('included_adults')
    expect(await wrong({ base_price: 1000 })).toMatchObject({ base_price: { code: 'C_052' } })
    expect(await wrong({ benefit_ids: [999_999] })).toMatchObject({ benefit_ids: { code: 'C_002' } })
    expect(await wrong({})).toBeUndefined()
    expect(await wrong({})).toHaveProperty('entire_property')
  })

  it('is not put back to what it was by a form that was filled before it changed', async () => {
    const villa = await saved('host.saveHouse', houseOf([await sentPicture(tokens.host)]))
    const full = await saved('host.saveRoom', roomOf(villa.id, [await sentPicture(tokens.host)]))
    const [room] = full.rooms
    const again = (changes: object) =>
      save('host.saveRoom', roomOf(villa.id, room?.pictureIds ?? [], { room_id: room?.id, ...changes }))
    const dearer = z.parse(house, (await again({ base_price: 2_000_000, version: full.version })).body.data)
    expect(dearer.version).not.toBe(full.version)
    const late = await again({ base_price: 1_600_000, version: full.version })
    expect([late.status, late.body.code]).toEqual([409, 'G_PLACE_CHANGED'])
    const older = { ...houseOf(villa.pictureIds), resort_id: villa.id, version: villa.version }
    expect((await save('host.saveHouse', older)).body.code).toBe('G_PLACE_CHANGED')
    const seen = await saved('host.saveHouse', { ...older, version: dearer.version })
    expect(seen.rooms[0]?.rates.basePrice).toBe(2_000_000)
  })

  it('never has fewer rooms in a night than are sold', async () => {
    const hotel = await saved('host.saveHouse', houseOf([await sentPicture(tokens.host)], { type: 3 }))
    const shape = { entire_property: false, units: 5 }
    const full = await saved('host.saveRoom', roomOf(hotel.id, [await sentPicture(tokens.host)], shape))
    const [room] = full.rooms
    const at = { resortId: hotel.id, roomId: room?.id ?? '' }
    await server.services.db.insert(roomNights).values([
      { ...at, night: '2026-12-01', units: 5, taken: 4 },
      { ...at, night: '2026-12-02', units: 5, taken: 1 },
    ])
    const fewer = { ...shape, units: 2, room_id: room?.id }
    await saved('host.saveRoom', roomOf(hotel.id, room?.pictureIds ?? [], fewer))
    const nights = await takenNights(server.services.db, {
      resortId: hotel.id,
      from: '2026-12-01',
      to: '2026-12-03',
    })
    expect(nights.toSorted((a, b) => a.night.localeCompare(b.night)).map(({ units }) => units)).toEqual([
      4, 2,
    ])
    // Whoever leaves a night that was sold more often than there are rooms now leaves nothing to sell.
    const { db } = server.services
    // As the booking knows the room, from before.
    const rooms = [{ roomId: at.roomId, count: 1, units: 5 }]
    const stay = { resortId: hotel.id, from: '2026-12-01', to: '2026-12-02', rooms }
    const take = (from: string, to: string) =>
      transact(db, (tx) => takeNights(tx, { ...stay, from, to })).then(
        () => 'taken',
        (error: unknown) => (error instanceof SoldOut ? 'sold out' : error),
      )
    const nightUnits = { roomId: at.roomId, night: '2026-12-01', count: 1, units: 5 }
    await transact(db, (tx) => releaseNights(tx, stay))
    expect(await take('2026-12-01', '2026-12-02')).toBe('sold out')
    await transact(db, (tx) => releaseSome(tx, hotel.id, [nightUnits]))
    expect(await take('2026-12-01', '2026-12-02')).toBe('sold out')
    await transact(db, (tx) => releaseNights(tx, stay))
    expect([await take('2026-12-01', '2026-12-02'), await take('2026-12-01', '2026-12-02')]).toEqual([
      'taken',
      'sold out',
    ])
    // A night that nobody has taken yet has as many rooms as there are now, too.
    const free = () => take('2026-12-05', '2026-12-06')
    expect([await free(), await free(), await free()]).toEqual(['taken', 'taken', 'sold out'])
  })
})

describe('the account that guests transfer to', () => {
  it('is a known bank’s, and nobody else’s', async () => {
    const set = (input: object, token = tokens.host) =>
      server.call('host.setBank', input, { token, key: key() })
    const account = { bin: '970436', number: '0011001234567', holder: 'Trần Thị Lan' }
    expect((await set(account)).body.code).toBe('G_CONFIRM')
    await server.call('security.confirm', { password: DEMO_PASSWORD }, { token: tokens.host })
    expect((await set({ ...account, number: '12 34' })).body).toMatchObject({
      fields: { number: { code: 'C_004' } },
    })
    expect((await set({ ...account, bin: '123456' })).body).toMatchObject({
      fields: { bin: { code: 'C_002' } },
    })
    expect((await set(account)).status).toBe(200)
    const read = async (token: string) =>
      z.parse(bankAnswer, (await server.call('host.bank', {}, { token })).body.data).account
    expect(await read(tokens.host)).toEqual({ ...account, bank: 'Vietcombank', holder: 'TRẦN THỊ LAN' })
    expect(await read(tokens.otherHost)).not.toMatchObject({ number: account.number })
  })
})

describe('a tour in virtual reality', () => {
  const tour = async (vr_link: string | null | undefined, resort_id?: string) => {
    const pictures = resort_id === undefined ? [await sentPicture(tokens.host)] : undefined
    const known =
      resort_id === undefined ? null : await server.call('host.house', { resort_id }, { token: tokens.host })
    const kept = known ? z.parse(house, known.body.data).pictureIds : []
    return save(
      'host.saveHouse',
      houseOf(pictures ?? kept, {
        ...(resort_id ? { resort_id } : {}),
        ...(vr_link === undefined ? {} : { vr_link }),
      }),
    )
  }

  it('is kept, shown to guests, left alone when it is not spoken of, and taken away', async () => {
    const link = 'https://my.matterport.com/show/?m=abc'
    const made = z.parse(house, (await tour(link)).body.data)
    expect(made.vrLink).toBe(link)
    await save('host.saveRoom', roomOf(made.id, [await sentPicture(tokens.host)]))
    // Guests see a change within a moment, not in the very same one.
    const shown = async () => {
      const { body } = await server.call('resort.detail', { resort_id: made.id })
      const page = z.safeParse(resortDetail, body.data)
      return page.success ? page.data.vrLink : 'not there yet'
    }
    await expect.poll(shown).toBe(link)
    expect(z.parse(house, (await tour(undefined, made.id)).body.data).vrLink).toBe(link)
    expect(z.parse(house, (await tour('', made.id)).body.data).vrLink).toBeNull()
    await expect.poll(shown).toBeNull()
  })

  it.each([
    'http://my.matterport.com/show',
    'https://evil.example/',
    'javascript:alert(1)',
    '/panorama/0193c0de-0000-7000-8000-000000000000',
  ])('is refused at %s', async (link) => {
    const answer = await tour(link)
    expect([answer.status, answer.body.fields?.['vr_link']?.code]).toEqual([400, 'C_043'])
  })

  it('is drawn by ourselves for some places of the demo, for a frame of ours alone', async () => {
    const [toured] = await server.services.db.select().from(resorts).where(isNotNull(resorts.vrLink))
    const page = await server.app.inject({ url: toured?.vrLink ?? '' })
    expect(page.statusCode).toBe(200)
    expect(page.headers['x-frame-options']).toBe('SAMEORIGIN')
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'self'")
    expect(page.body).not.toContain('<script')
    expect((await server.app.inject({ url: '/panorama/nothing' })).statusCode).toBe(404)
  })
})
