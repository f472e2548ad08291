import { eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { API_BASE, ENDPOINTS } from '#contract/endpoints.ts'
import { uploadAnswer } from '#contract/shapes/file.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#demo/accounts.ts'
import { transact } from '#server/db/transact.ts'
import { insertComplaint } from '#server/modules/complaints/complaints.ts'
import { claimPictures } from '#server/modules/files/files.ts'
import { resorts } from '#server/modules/resorts/tables.ts'
import { browserAt } from '#tests/support/browser.ts'
import { openDemoDatabase } from '#tests/support/demoDatabase.ts'
import { formOf, MULTIPART, picture } from '#tests/support/pictures.ts'
import { startApp, TEST_NOW, type TestApp } from '#tests/support/server.ts'

const PEOPLE = ['guest', 'otherGuest', 'host', 'otherHost', 'investor', 'staff', 'admin'] as const
type Who = (typeof PEOPLE)[number]
let server: TestApp
let place: string
const tokens = new Map<Who, string>()
beforeAll(async () => {
  server = await startApp({ open: openDemoDatabase })
  for (const who of PEOPLE) tokens.set(who, await server.tokenOf(who))
  const [own] = await server.services.db
    .select()
    .from(resorts)
    .where(eq(resorts.hostId, DEMO_ACCOUNTS.host.id))
  place = own?.id ?? ''
})
afterAll(() => server.close())
beforeEach(() => server.clock.set(TEST_NOW))

const bearer = (who: Who) => ({ authorization: `Bearer ${tokens.get(who)}` })
let hue = 0
/** A picture of the guest's, sent and used for nothing yet. */
async function sent() {
  const bytes = await picture(800, 600, 'jpeg', (hue += 11))
  const answer = await server.app.inject({
    method: 'POST',
    url: API_BASE + ENDPOINTS['file.upload'].path,
    headers: { 'content-type': MULTIPART, ...bearer('guest') },
    payload: formOf([{ name: 'anh.jpg', type: 'image/jpeg', bytes }]),
  })
  const [received] = uploadAnswer.parse(answer.json<{ data: unknown }>().data)
  if (!received) throw new Error('nothing was received')
  return received
}
const statusFor = async (address: string, who: Who | null) =>
  (await server.app.inject({ url: address, headers: who === null ? {} : bearer(who) })).statusCode
/** Who sees a picture, and that everybody else is told it is not there. */
async function seenBy(address: string): Promise<(Who | 'nobody')[]> {
  const seen: (Who | 'nobody')[] = []
  for (const who of PEOPLE) {
    const status = await statusFor(address, who)
    expect([who, [200, 404].includes(status)]).toEqual([who, true])
    if (status === 200) seen.push(who)
  }
  if ((await statusFor(address, null)) === 200) seen.push('nobody')
  return seen
}

describe('a picture that is somebody’s own', () => {
  it('S9: is seen by its sender alone until it is part of something', async () => {
    expect(await seenBy((await sent()).address)).toEqual(['guest'])
  })

  it('S9: in a conversation is seen by both sides, and kept by nobody on the way', async () => {
    const { picture_id: id, address } = await sent()
    const said = { resort_id: place, message_id: uuidv7(), text: '', picture_ids: [id] }
    const { status } = await server.call('chat.send', said, {
      token: tokens.get('guest') ?? '',
      key: uuidv7(),
    })
    expect(status).toBe(200)
    expect(await seenBy(address)).toEqual(['guest', 'host'])
    const { headers } = await server.app.inject({ url: address, headers: bearer('host') })
    expect(headers['cache-control']).toBe('private, no-store')
  })

  it('S9: in a conversation with staff is seen by staff', async () => {
    const { picture_id: id, address } = await sent()
    const said = { message_id: uuidv7(), text: 'Ảnh đây', picture_ids: [id] }
    await server.call('chat.send', said, { token: tokens.get('guest') ?? '', key: uuidv7() })
    expect(await seenBy(address)).toEqual(['guest', 'staff', 'admin'])
  })

  it('S9: of a complaint is seen by its guest, the host of the place and staff', async () => {
    const { picture_id: pictureId, address } = await sent()
    const id = uuidv7()
    const now = server.clock.now()
    await transact(server.services.db, async (tx) => {
      await claimPictures(tx, {
        use: 'COMPLAINT',
        ref: id,
        ownerId: DEMO_ACCOUNTS.guest.id,
        pictureIds: [pictureId],
        most: 5,
        now,
      })
      await insertComplaint(tx, {
        resortId: place,
        id,
        bookingId: uuidv7(),
        text: 'Phòng bẩn',
        pictureIds: [pictureId],
        openedAt: now,
      })
    })
    expect(await seenBy(address)).toEqual(['guest', 'host', 'staff', 'admin'])
  })

  it('S9: becomes everybody’s as a face or part of a review', async () => {
    const { picture_id: id, address } = await sent()
    await transact(server.services.db, (tx) =>
      claimPictures(tx, {
        use: 'AVATAR',
        ref: DEMO_ACCOUNTS.guest.id,
        ownerId: DEMO_ACCOUNTS.guest.id,
        pictureIds: [id],
        most: 1,
        now: server.clock.now(),
      }),
    )
    expect(await seenBy(address)).toEqual([...PEOPLE, 'nobody'])
    expect((await server.app.inject(address)).headers['cache-control']).toContain('immutable')
  })

  it('S9: shows on a page whose session has to be renewed, and no more once that is signed out', async () => {
    const page = browserAt(server)
    const { email } = DEMO_ACCOUNTS.guest
    await page.send('account.login', { identifier: email, password: DEMO_PASSWORD })
    const { address } = await sent()
    const cookies = Object.fromEntries(page.jar)
    const status = async () => (await server.app.inject({ url: address, cookies })).statusCode
    expect(await status()).toBe(200)
    server.clock.advance({ hours: 1 })
    expect(await status()).toBe(200)
    await page.send('account.signOut')
    expect(await status()).toBe(404)
  })
})
