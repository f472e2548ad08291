import { requestFor } from '#sw/match.ts'
import { ORIGIN, success, type TestWorld } from './support.ts'

export const LAN = '01890a5d-ac96-774b-bcce-b302099a8057'
export const MINH = '01890a5d-ac96-774b-bcce-b302099a8058'
export const BOOKING = '0190b6a0-0000-7000-8000-000000000001'
export const PICTURE = 'resort-karst-1f3a-2-1'
/** What must never lie on the device in the clear. */
export const SECRET = 'Nguyễn Thị Lan 0912345678'

export const stay = (more: object = {}) => ({
  id: BOOKING,
  version: 3,
  status: 'ORDERED',
  checkIn: '2026-12-01',
  checkOut: '2026-12-03',
  contact: { fullName: SECRET },
  arrival: { pictureId: PICTURE, hostPhone: '0909' },
  ...more,
})

export const listRequest = (language: '0' | '1' = '0') => requestFor(ORIGIN, 'booking.list', {}, language)
export const detailRequest = (id = BOOKING, language: '0' | '1' = '0') =>
  requestFor(ORIGIN, 'booking.detail', { booking_id: id }, language)
export const guestRequest = () => requestFor(ORIGIN, 'account.guest', {}, '0')
export const signOutRequest = () => requestFor(ORIGIN, 'account.signOut', {}, '0')
export const loginRequest = () =>
  requestFor(ORIGIN, 'account.login', { identifier: 'lan@ghe.test', password: 'x' }, '0')

/** The server as it answers a person who is signed in; a page asks who that is. */
export async function signedIn(test: TestWorld, userId: string): Promise<void> {
  test.serve('account.guest', () => success({ userId, name: SECRET }))
  test.serve('account.login', () => success({ token: 't' }))
  test.serve('account.signOut', () => success({ done: true }))
  await test.send(guestRequest())
  await test.settle()
}

/** What somebody reads in an answer. */
export const dataIn = async (response: Response): Promise<unknown> => {
  const body: unknown = await response.json()
  return typeof body === 'object' && body !== null && 'data' in body ? body.data : body
}
