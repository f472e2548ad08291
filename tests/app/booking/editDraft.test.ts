import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aBooking } from '#tests/support/aBooking.ts'
import { restarted } from '../support/restarted.ts'

const ME = '01941f29-7c00-7000-8000-00000000000a'
const booking = aBooking()

describe('a change of a booking that somebody has begun', () => {
  let edits: Awaited<ReturnType<typeof restarted>>
  beforeEach(async () => {
    edits = await restarted()
    await edits.forgetTexts()
  })
  afterEach(() => edits.forgetTexts())

  it('begins with the booking as it is, and changes nothing', async () => {
    const draft = await edits.draftOf(booking, ME)
    expect(draft).toMatchObject({ checkIn: '2030-01-04', adults: 2, contact: { birthday: '17/02/1990' } })
    expect(Object.values(edits.changesOf(draft, booking))).toEqual([false, false, false, false])
  })

  it('is there after a restart, under its key and for its booking', async () => {
    const draft = await edits.draftOf(booking, ME)
    expect(await edits.keepEdit({ ...draft, adults: 3, checkOut: '2030-01-08' })).toBe(true)
    const later = await restarted()
    expect(await later.readEdit(draft.key)).toMatchObject({ adults: 3, checkOut: '2030-01-08' })
    expect((await later.draftOf(booking, ME)).key).toBe(draft.key)
    expect((await later.listEdits()).map(({ key }) => key)).toEqual([draft.key])
  })

  it('is gone once it was sent, and with whoever signs out', async () => {
    const draft = await edits.draftOf(booking, ME)
    await edits.dropEdit(draft.key)
    expect(await edits.readEdit(draft.key)).toBeNull()
    const next = await edits.draftOf(booking, ME)
    await edits.forgetTexts()
    expect(await (await restarted()).readEdit(next.key)).toBeNull()
  })

  it('is never the booking as it was before somebody else changed it: it begins anew, under its key', async () => {
    const draft = await edits.draftOf(booking, ME)
    await edits.keepEdit({ ...draft, adults: 3 })
    const corrected = aBooking({
      version: booking.version + 1,
      contact: { ...booking.contact, phone: '+84987654321' },
    })
    const later = await restarted()
    const kept = (await later.readEdit(draft.key)) ?? expect.unreachable('the draft was not kept')
    for (const opened of [await later.draftOf(corrected, ME), later.upToDate(kept, corrected)]) {
      expect(opened).toMatchObject({ key: draft.key, adults: 2, contact: { phone: '+84987654321' } })
      expect(Object.values(later.changesOf(opened, corrected))).toEqual([false, false, false, false])
    }
    expect(await later.draftOf(booking, ME)).toMatchObject({ adults: 3 })
  })

  it('that an older app kept, of which nobody knows what it was made of, begins anew', async () => {
    const { version: _, ...old } = await edits.draftOf(booking, ME)
    await edits.keepEdit({ ...old, adults: 3 })
    expect(await (await restarted()).draftOf(booking, ME)).toMatchObject({ key: old.key, adults: 2 })
  })

  it('is no begun booking, and a begun booking is no change', async () => {
    const draft = await edits.draftOf(booking, ME)
    expect(await edits.readDraft(`edit ${draft.key}`)).toBeNull()
    const key = await edits.newDraft({ resort_id: booking.resortId, resort_type: 3 })
    expect((await edits.listEdits()).map((one) => one.key)).toEqual([draft.key])
    expect((await edits.listDrafts()).map((one) => one.key)).toEqual([key])
  })

  it.each([
    ['later days', { checkIn: '2030-01-05' }, 'dates'],
    ['another child', { children: 1 }, 'people'],
    ['an extra bed', { extraBeds: 1 }, 'people'],
    ['two rooms', { rooms: [{ roomId: booking.rooms[0]?.roomId ?? '', count: 2 }] }, 'rooms'],
  ] as const)('knows that %s is a change', async (_, change, part) => {
    const draft = { ...(await edits.draftOf(booking, ME)), ...change }
    const changes = edits.changesOf({ ...draft, rooms: [...draft.rooms] }, booking)
    expect(Object.entries(changes).filter(([, changed]) => changed)).toEqual([[part, true]])
  })

  it('takes spaces around a name for no change, and another birthday for one', async () => {
    const draft = await edits.draftOf(booking, ME)
    const spaced = { ...draft.contact, fullName: ` ${draft.contact.fullName} ` }
    expect(edits.changesOf({ ...draft, contact: spaced }, booking).contact).toBe(false)
    const other = { ...draft.contact, birthday: '18/02/1990' }
    expect(edits.changesOf({ ...draft, contact: other }, booking).contact).toBe(true)
  })
})
