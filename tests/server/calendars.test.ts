import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { placeCalendars, type PlaceCalendars } from '#contract/shapes/calendar.ts'
import { DEMO_ACCOUNTS } from '#demo/accounts.ts'
import { users } from '#server/modules/accounts/tables.ts'
import { freeUnits, releaseNights, setClosed, takeNights } from '#server/modules/inventory/inventory.ts'
import { roomNights } from '#server/modules/inventory/tables.ts'
import { runDueJobs } from '#server/modules/jobs/jobs.ts'
import { notices } from '#server/modules/notices/tables.ts'
import { resorts } from '#server/modules/resorts/tables.ts'
import { settableClock } from '#server/ports/clock.ts'
import { calendarsOfOtherSites } from '#server/ports/calendar/ofOtherSites.ts'
import { addPlace, type Place } from '#tests/support/bookingWorld.ts'
import { startOtherSite, TEST_INTERNET, type OtherSite } from '#tests/support/otherSite.ts'
import { startApp, TEST_NOW, type TestApp } from '#tests/support/server.ts'

let site: OtherSite
let server: TestApp
let place: Place
let token: string
let counter = 0
const clock = settableClock(TEST_NOW)
const key = () => `calendars-${(counter += 1)}-key`

beforeAll(async () => {
  site = await startOtherSite()
  server = await startApp({ clock, calendars: calendarsOfOtherSites(TEST_INTERNET) })
})
afterAll(async () => {
  await server.close()
  await site.close()
})
beforeEach(async () => {
  token = await server.tokenOf('host')
  const [host] = await server.services.db
    .select()
    .from(users)
    .where(eq(users.email, DEMO_ACCOUNTS.host.email))
  place = await addPlace(server.services.db, { units: [1, 3] })
  await server.services.db
    .update(resorts)
    .set({ hostId: host?.id ?? '' })
    .where(eq(resorts.id, place.resortId))
})

type Name = 'calendar.share' | 'calendar.stopSharing' | 'calendar.add' | 'calendar.read' | 'calendar.remove'
const act = async (name: Name, input: object = {}): Promise<PlaceCalendars> => {
  const answer = await server.call(name, { resort_id: place.resortId, ...input }, { token, key: key() })
  expect(answer.body).toMatchObject({ status: 200 })
  return placeCalendars.parse(answer.body.data)
}
const runJobs = () =>
  runDueJobs({
    ...server.wired.jobs,
    failed: (_job, error) => {
      throw error
    },
  })
const room = (index = 0) => place.roomIds[index] ?? ''
const stay = (from: string, to: string, roomId = room(), units = 1) => ({
  resortId: place.resortId,
  from,
  to,
  rooms: [{ roomId, count: 1, units }],
})
const take = (from: string, to: string, roomId?: string, units?: number) =>
  server.services.db.transaction((tx) => takeNights(tx, stay(from, to, roomId, units)))
const left = async (night: string, roomId = room()) => {
  const to = Temporal.PlainDate.from(night).add({ days: 1 }).toString()
  return (
    await freeUnits(server.services.db, { from: night, to, resortId: place.resortId, roomIds: [roomId] })
  ).get(roomId)
}
const calendar = (...stays: readonly (readonly [string, string])[]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Other//EN',
    ...stays.flatMap(([from, to]) => [
      'BEGIN:VEVENT',
      `UID:${from}@other`,
      `DTSTART;VALUE=DATE:${from.replaceAll('-', '')}`,
      `DTEND;VALUE=DATE:${to.replaceAll('-', '')}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ].join('\r\n')
/** Follows the other site's calendar, and reads it the first time. */
async function follow(name = 'Trang khác', roomId = room(), address = site.address): Promise<string> {
  const added = await act('calendar.add', { room_id: roomId, name, address })
  await runJobs()
  return added.imports.at(-1)?.id ?? ''
}

describe('sharing a calendar', () => {
  const shared = async (roomId?: string) => {
    const { shares } = await act('calendar.share', roomId === undefined ? {} : { room_id: roomId })
    return shares.find((share) => share.roomId === (roomId ?? null))?.path ?? ''
  }

  it('gives the nights in which nothing is left, and nothing of who comes', async () => {
    await take('2026-12-01', '2026-12-04')
    await take('2026-12-01', '2026-12-04', room(1), 3)
    const file = await server.app.inject({ url: await shared(room()) })
    expect(file.statusCode).toBe(200)
    expect(file.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
    })
    expect(file.body).toContain('DTSTART;VALUE=DATE:20261201\r\n')
    expect(file.body).toContain('DTEND;VALUE=DATE:20261204\r\n')
    expect(file.body.match(/BEGIN:VEVENT/g)).toHaveLength(1)
    const uid = /UID:(.*)/.exec(file.body)?.[1]
    expect((await server.app.inject({ url: await shared(room()) })).body).toContain(`UID:${uid}`)
    // Two of three rooms of the other kind are left.
    expect((await server.app.inject({ url: await shared(room(1)) })).body).not.toContain('VEVENT')
  })

  it('of all rooms in one', async () => {
    await take('2026-12-01', '2026-12-02')
    await server.services.db.transaction((tx) =>
      setClosed(tx, place.resortId, [{ roomId: room(1), night: '2026-12-05', units: 3 }], true),
    )
    const file = await server.app.inject({ url: await shared() })
    expect(file.body.match(/DTSTART;VALUE=DATE:\d+/g)).toEqual([
      'DTSTART;VALUE=DATE:20261201',
      'DTSTART;VALUE=DATE:20261205',
    ])
  })

  it('at an address nobody guesses, which dies when there is a new one or none', async () => {
    const first = await shared(room())
    expect(first).toMatch(/^\/calendars\/[\w-]{32}\.ics$/)
    const second = await shared(room())
    expect((await server.app.inject({ url: first })).statusCode).toBe(404)
    expect((await server.app.inject({ url: second })).statusCode).toBe(200)
    await act('calendar.stopSharing', { room_id: room() })
    expect((await server.app.inject({ url: second })).statusCode).toBe(404)
    expect((await server.app.inject({ url: '/calendars/x.ics' })).statusCode).toBe(404)
  })

  it('is the same calendar on the other side', async () => {
    await take('2026-12-01', '2026-12-04')
    await take('2026-12-20', '2026-12-21')
    site.say((await server.app.inject({ url: await shared(room()) })).body)
    await follow('Ghé khác', room(1))
    for (const night of ['2026-12-01', '2026-12-03', '2026-12-20']) expect(await left(night, room(1))).toBe(0)
    expect(await left('2026-12-04', room(1))).toBeUndefined()
    // The room's own nights, come back, are not somebody else's.
    const id = await follow('Vòng lại')
    const mine = (await act('calendar.read', { import_id: id })).imports.find((one) => one.id === id)
    expect(mine).toMatchObject({ nights: 0, clashes: [] })
  })
})

describe('following a calendar', () => {
  it('closes its nights, and opens what alone it had closed when they go or it goes', async () => {
    site.say(calendar(['2026-12-01', '2026-12-03'], ['2026-12-10', '2026-12-11']))
    const id = await follow()
    expect([await left('2026-12-01'), await left('2026-12-02'), await left('2026-12-10')]).toEqual([0, 0, 0])
    await expect(take('2026-12-02', '2026-12-04')).rejects.toThrow()
    site.say(calendar(['2026-12-01', '2026-12-02']))
    clock.advance({ minutes: 30 })
    await runJobs()
    token = await server.tokenOf('host')
    expect([await left('2026-12-01'), await left('2026-12-02'), await left('2026-12-10')]).toEqual([0, 1, 1])
    await act('calendar.remove', { import_id: id })
    expect(await left('2026-12-01')).toBe(1)
    expect(await runJobs()).toBeGreaterThanOrEqual(0)
    await take('2026-12-01', '2026-12-04')
  })

  it('leaves closed what the host or another calendar closes', async () => {
    await server.services.db.transaction((tx) =>
      setClosed(tx, place.resortId, [{ roomId: room(), night: '2026-12-01', units: 1 }], true),
    )
    site.say(calendar(['2026-12-01', '2026-12-03']))
    const first = await follow('Một')
    await follow('Hai')
    await act('calendar.remove', { import_id: first })
    expect([await left('2026-12-01'), await left('2026-12-02')]).toEqual([0, 0])
    const second = (await act('calendar.share')).imports[0]?.id
    await act('calendar.remove', { import_id: second })
    expect([await left('2026-12-01'), await left('2026-12-02')]).toEqual([0, 1])
  })

  it('takes nothing from who has booked here, and says so to the host once', async () => {
    await take('2026-12-01', '2026-12-03')
    site.say(calendar(['2026-12-02', '2026-12-04']))
    const id = await follow()
    const [mine] = (await act('calendar.read', { import_id: id })).imports
    expect(mine).toMatchObject({ nights: 2, clashes: ['2026-12-02'], problem: null })
    const told = await server.services.db.select().from(notices).where(eq(notices.ref, place.resortId))
    expect(told.map(({ kind, params }) => [kind, params['day']])).toEqual([
      ['host.calendarClash', '2026-12-02'],
    ])
    // The stay is called off: its night is not for sale as long as the other site has somebody.
    await server.services.db.transaction((tx) => releaseNights(tx, stay('2026-12-01', '2026-12-03')))
    expect([await left('2026-12-01'), await left('2026-12-02')]).toEqual([1, 0])
    const rows = await server.services.db.select().from(roomNights).where(eq(roomNights.roomId, room()))
    expect(rows.every(({ taken }) => taken === 0)).toBe(true)
  })

  it.each([
    ['UNREACHABLE', () => site.answer((_request, response) => void response.writeHead(500).end())],
    ['MALFORMED', () => site.say('<html>Sign in</html>')],
    [
      'TOO_LARGE',
      () => site.answer((_request, response) => void response.setHeader('content-length', 9e9).write('x')),
    ],
  ])('keeps what was closed while it is %s', async (problem, fail) => {
    site.say(calendar(['2026-12-01', '2026-12-02']))
    const id = await follow()
    fail()
    const [mine] = (await act('calendar.read', { import_id: id })).imports
    expect(mine).toMatchObject({ problem, nights: 1, readAt: clock.now().toString() })
    expect(await left('2026-12-01')).toBe(0)
    site.say(calendar())
    expect((await act('calendar.read', { import_id: id })).imports[0]).toMatchObject({
      problem: null,
      nights: 0,
    })
    expect(await left('2026-12-01')).toBe(1)
  })

  it.each(['ftp://site.test/a.ics', 'https://x', 'nothing', 'http://name@site.test/a.ics'])(
    'does not take the address %s',
    async (address) => {
      const input = { resort_id: place.resortId, room_id: room(), name: 'x', address }
      const answer = await server.call('calendar.add', input, { token, key: key() })
      expect([answer.status, answer.body.fields?.['address']?.code]).toEqual([400, 'G_CALENDAR_ADDRESS'])
    },
  )

  it('is nobody else’s business', async () => {
    site.say(calendar())
    const id = await follow()
    const other = await server.tokenOf('otherHost')
    for (const [name, input] of [
      ['calendar.mine', {}],
      ['calendar.share', {}],
      ['calendar.read', { import_id: id }],
      ['calendar.remove', { import_id: id }],
    ] as const) {
      const answer = await server.call(
        name,
        { resort_id: place.resortId, ...input },
        { token: other, key: key() },
      )
      expect([name, answer.status]).toEqual([name, 404])
    }
  })
})
