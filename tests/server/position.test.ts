import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { house } from '#contract/shapes/house.ts'
import type { Position } from '#contract/shapes/position.ts'
import { resortDetail } from '#contract/shapes/resort.ts'
import { searchAnswer } from '#contract/shapes/search.ts'
import { positionColumns, shownPosition } from '#server/modules/resorts/position.ts'
import { resorts } from '#server/modules/resorts/tables.ts'
import { openDemoDatabase } from '#tests/support/demoDatabase.ts'
import { startApp, type TestApp } from '#tests/support/server.ts'

let server: TestApp
let counter = 0
beforeAll(async () => {
  server = await startApp({ open: openDemoDatabase })
})
afterAll(() => server.close())

const metres = (one: Position, other: Position) =>
  Math.hypot(
    (one.lat - other.lat) * 111_320,
    (one.lng - other.lng) * 111_320 * Math.cos((one.lat * Math.PI) / 180),
  )
const detail = async (resort_id: string) => {
  const { body, text } = await server.call('resort.detail', { resort_id })
  return { text, shown: z.parse(resortDetail, body.data).position }
}
/** Every place with a position: where it is, and where a stranger sees it. */
async function places() {
  const rows = await server.services.db.select().from(resorts)
  return rows.flatMap(({ id, type, lat, lng }) =>
    lat === null || lng === null ? [] : [{ id, type, lat, lng }],
  )
}

test('M16: a stranger sees a hotel where it is, and a house within 500 m of it, always at the same point', async () => {
  const all = await places()
  expect(all.length).toBe(240)
  const seen = new Map<string, number>()
  for (const { id, type, ...at } of all) {
    const { shown, text } = await detail(id)
    if (shown === null) throw new Error('no position')
    expect((await detail(id)).shown).toEqual(shown)
    const far = metres(at, shown)
    if (type === 3) expect(far).toBeLessThan(0.2)
    else {
      expect(far).toBeGreaterThan(100)
      expect(far).toBeLessThan(500)
      expect(text).not.toContain(String(at.lat))
      seen.set(id, far)
    }
  }
  // Not all at one distance: it could be walked back.
  expect(new Set([...seen.values()].map(Math.round)).size).toBeGreaterThan(50)
})

test('M16: neither the list of a search nor a search of smaller and smaller pieces of the map tells more', async () => {
  const villa = (await places()).find(({ type }) => type === 1)
  if (villa === undefined) throw new Error('no villa')
  const { shown } = await detail(villa.id)
  if (shown === null) throw new Error('no position')
  const found = async ({ lat, lng }: Position, span: number) => {
    const asked = {
      project_area_id: null,
      page_size: 50,
      within: [lng - span, lat - span, lng + span, lat + span],
    }
    const { body, text } = await server.call('search.resorts', asked)
    expect(text).not.toContain(String(villa.lat))
    return z.parse(searchAnswer, body.data).data.map(({ resortId }) => resortId)
  }
  expect(await found(shown, 0.000_01)).toEqual([villa.id])
  expect(await found(villa, 0.000_01)).not.toContain(villa.id)
})

test('a piece of the map that is none is refused at its field', async () => {
  for (const within of [
    [109, 12, 108, 13],
    [108, 12, 109],
    [108, 12, 109, 1e9],
    'here',
    [108, 12, 109, null],
  ]) {
    const { status, body } = await server.call('search.resorts', { within })
    expect([status, Object.keys(body.fields ?? {}).some((field) => field.startsWith('within'))]).toEqual([
      400,
      true,
    ])
  }
})

test('M16: a house whose pin its host moves is shown to the same side of it; without a pin it is on no map', async () => {
  const token = await server.tokenOf('host')
  const answer = async (name: 'host.house' | 'host.saveHouse', input: object) => {
    const { status, body, text } = await server.call(name, input, {
      token,
      key: `pin-of-house-${(counter += 1)}`,
    })
    expect([status, text]).toEqual([200, text])
    return body.data
  }
  const asHost = async (name: 'host.house' | 'host.saveHouse', input: object) =>
    z.parse(house, await answer(name, input))
  const owned = []
  for (const { id, type } of await places()) {
    if (type === 3 || owned.length > 0) continue
    const { status } = await server.call('host.house', { resort_id: id }, { token })
    if (status === 200) owned.push(id)
  }
  const [id = ''] = owned
  const before = await asHost('host.house', { resort_id: id })
  if (before.position === null) throw new Error('no position')
  const shownBefore = (await detail(id)).shown
  const wish = (position: Position | null) => ({
    resort_id: id,
    type: before.type,
    project_area_id: before.projectAreaId,
    name: before.name,
    summary: before.summary,
    description: before.description,
    address: before.address,
    directions: before.directions,
    house_rules: before.houseRules,
    picture_ids: before.pictureIds,
    area: before.area,
    hotline: before.hotline,
    check_in_time: before.checkInTime,
    check_out_time: before.checkOutTime,
    confirmation_policy: before.confirmationPolicy,
    cancellation_policy: before.cancellationPolicy,
    service_ids: before.serviceIds,
    position,
  })
  const moved = { lat: before.position.lat + 0.01, lng: before.position.lng - 0.01 }
  expect(metres((await asHost('host.saveHouse', wish(moved))).position ?? moved, moved)).toBeLessThan(0.2)
  await expect.poll(async () => (await detail(id)).shown?.lat).toBeCloseTo((shownBefore?.lat ?? 0) + 0.01, 5)
  expect((await asHost('host.saveHouse', wish(null))).position).toBeNull()
  await expect.poll(async () => (await detail(id)).shown).toBeNull()
  const far = await server.call('host.saveHouse', wish({ lat: 48.8, lng: 2.3 }), {
    token,
    key: 'pin-in-paris',
  })
  expect(far.status).toBe(400)
})

test('M16: what was a hotel, shown exactly, and becomes a villa is shown beside it', () => {
  const at = { lat: 11.94, lng: 108.44 }
  const shown = shownPosition(positionColumns(1, at, positionColumns(3, at)))
  expect(metres(shown ?? at, at)).toBeGreaterThan(100)
})
