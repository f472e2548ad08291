import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { restarted } from '../support/restarted.ts'

const START = {
  resort_id: '01941f29-7c00-7de9-9506-8edd9504fbdc',
  resort_type: 1,
  rooms: '01941f29-7c00-7111-8eed-3b121eeece13:2',
  from_day: '2030-01-04',
  to_day: '2030-01-06',
  number_of_adult: 3,
} as const
const CONTACT = {
  fullName: 'Nguyễn Thị Hoa Sen',
  birthday: '17/02/1990',
  phone: '0912 345 678',
  email: 'hoa@example.com',
  note: 'Đến khuya',
}

/** Everything in the drafts' database as text, as a script could read it. */
async function onDevice(): Promise<string> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('ghe-drafts')
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(new Error('unreadable')))
  })
  const rows = await new Promise<unknown[]>((resolve) => {
    const request: IDBRequest<unknown[]> = database.transaction('drafts').objectStore('drafts').getAll()
    request.addEventListener('success', () => resolve(request.result))
  })
  database.close()
  return JSON.stringify(rows, (_key, value: unknown) =>
    value instanceof ArrayBuffer
      ? new TextDecoder().decode(value)
      : value instanceof Uint8Array
        ? [...value].join(' ')
        : value,
  )
}

describe('a booking that somebody has begun', () => {
  let drafts: Awaited<ReturnType<typeof restarted>>
  beforeEach(async () => {
    drafts = await restarted()
    await drafts.forgetTexts()
  })
  afterEach(() => drafts.forgetTexts())

  it('begins with what the link said', async () => {
    const draft = await drafts.readDraft(await drafts.newDraft(START))
    expect(draft).toMatchObject({
      checkIn: '2030-01-04',
      checkOut: '2030-01-06',
      adults: 3,
      rooms: [{ roomId: START.rooms.slice(0, -2), count: 2 }],
    })
  })

  it('begins beside a message that was not sent yet', async () => {
    await drafts.keepText('chat owner 1', 'Chào chị, nhà còn')
    const key = await drafts.newDraft(START)
    expect((await drafts.listDrafts()).map((one) => one.key)).toEqual([key])
  })

  it('is there after a restart, with every word typed', async () => {
    const key = await drafts.newDraft(START)
    const draft = await drafts.readDraft(key)
    if (!draft) throw new Error('no draft')
    expect(await drafts.keepDraft({ ...draft, contact: CONTACT })).toBe(true)
    const later = await restarted()
    expect((await later.readDraft(key))?.contact).toEqual(CONTACT)
    expect((await later.listDrafts()).map((one) => one.key)).toEqual([key])
  })

  it('begins where the browser is told to keep nothing, and lives as long as the tab', async () => {
    const shut = await restarted(({ IDBFactory: database }) => {
      database.prototype.open = () => {
        throw new DOMException('', 'SecurityError')
      }
    })
    const key = await shut.newDraft(START)
    expect(await shut.readDraft(key)).toMatchObject({ checkIn: '2030-01-04' })
  })

  it('is sealed on the device: no name, number or address of a person can be read there', async () => {
    const draft = await drafts.readDraft(await drafts.newDraft(START))
    if (!draft) throw new Error('no draft')
    await drafts.keepDraft({ ...draft, contact: CONTACT })
    const stored = await onDevice()
    for (const word of ['Hoa', '0912', 'hoa@', 'khuya', START.resort_id]) expect(stored).not.toContain(word)
  })

  it('leaves nothing behind when the person signs out', async () => {
    const key = await drafts.newDraft(START)
    await drafts.forgetTexts()
    expect(await drafts.readDraft(key)).toBeNull()
    expect(await (await restarted()).readDraft(key)).toBeNull()
    expect(await onDevice()).toBe('[]')
  })

  it('takes along what was typed for the same place, and gives way to the new one', async () => {
    const draft = await drafts.readDraft(await drafts.newDraft(START))
    if (!draft) throw new Error('no draft')
    await drafts.keepDraft({ ...draft, contact: CONTACT, voucher: { typed: 'TET', applied: 'TET' } })
    const key = await drafts.newDraft({ ...START, from_day: '2030-02-01', to_day: '2030-02-03' })
    const all = await drafts.listDrafts()
    expect(all.map((one) => one.key)).toEqual([key])
    expect(all[0]).toMatchObject({ checkIn: '2030-02-01', contact: CONTACT, voucher: { applied: 'TET' } })
  })

  it('goes with its booking once that is paid', async () => {
    const key = await drafts.newDraft(START)
    const draft = await drafts.readDraft(key)
    if (!draft) throw new Error('no draft')
    await drafts.keepDraft({ ...draft, bookingId: 'booking' })
    await drafts.dropDraftsOf('another')
    expect(await drafts.readDraft(key)).not.toBeNull()
    await drafts.dropDraftsOf('booking')
    expect(await drafts.readDraft(key)).toBeNull()
  })

  it('shows what an account typed to that account alone', async () => {
    const draft = await drafts.readDraft(await drafts.newDraft(START))
    if (!draft) throw new Error('no draft')
    expect(drafts.isMine(draft, null)).toBe(true)
    const owned = { ...draft, owner: 'one' }
    expect([drafts.isMine(owned, 'one'), drafts.isMine(owned, 'two'), drafts.isMine(owned, null)]).toEqual([
      true,
      false,
      false,
    ])
  })
})
