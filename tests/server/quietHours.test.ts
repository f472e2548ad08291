import { afterAll, beforeAll, expect, test } from 'vitest'
import { uuidv7 } from 'uuidv7'
import { sentAgain } from '#contract/fields.ts'
import { houseKept, saveHouseRequest } from '#contract/shapes/saidHouse.ts'
import { housesHandlers, resortsHandlers } from '#server/modules/resorts/resorts.ts'
import { addPlace, bookingWorld, contextOf, type TestWorld } from '#tests/support/bookingWorld.ts'
import { book } from '#tests/support/stays.ts'

let test$: TestWorld
beforeAll(async () => {
  test$ = await bookingWorld()
})
afterAll(() => test$.close())

const AT_NIGHT = { quiet_from: '22:00', quiet_until: '07:00' }
const SHOWN = { quietFrom: '22:00', quietUntil: '07:00' }
const NONE = { quietFrom: null, quietUntil: null }

test('quiet hours are said by the host, read by guests and with a booking, left alone when not spoken of, and taken back', async () => {
  const at = await addPlace(test$.db)
  const resort_id = at.resortId
  const houses = housesHandlers(test$.world)
  const host = contextOf(at.hostId, { role: 'CSH' })
  const known = await houses['host.house']({ resort_id }, host)
  expect(known).toMatchObject(NONE)
  const { quiet_from: _from, quiet_until: _until, ...kept } = sentAgain(houseKept, known)
  const { type, name, summary, description, address, directions } = known
  const words = { resort_id, type, name, summary, description, address, directions }
  const save = (quiet: object) =>
    houses['host.saveHouse'](
      saveHouseRequest.parse({ ...kept, ...words, house_rules: known.houseRules, service_ids: [], ...quiet }),
      host,
    )
  const shown = () => resortsHandlers(test$.world)['resort.detail']({ resort_id }, contextOf(uuidv7()))

  expect(await save(AT_NIGHT)).toMatchObject(SHOWN)
  expect(await shown()).toMatchObject(SHOWN)
  const stay = await book(test$, { at })
  expect((await stay.now()).arrival).toMatchObject({ ...SHOWN, checkInTime: '14:00' })
  // An app of before knows nothing of them.
  expect(await save({})).toMatchObject(SHOWN)
  expect(await save({ quiet_from: null, quiet_until: null })).toMatchObject(NONE)
  await expect.poll(shown).toMatchObject(NONE)
})
