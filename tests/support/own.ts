import type { WayToPay } from '#contract/waysToPay.ts'
import { API_BASE, ENDPOINTS, type Input, type Output } from '#contract/endpoints.ts'
import type { CHOICES } from '#demo/sandbox/vnpay/choices.ts'
import { call, FROM_OUR_PAGE, type Caller } from './caller.ts'
import { dayFromNow } from './days.ts'
import { newcomer, type Newcomer } from './newcomer.ts'
import { PASSWORD, PEOPLE } from './people.ts'
import { picture } from './pictures.ts'

/**
 * What belongs to one journey alone, made by the calls of the product, so that no journey meets the data of another and none
 * needs a row of the demo. People are signed in at the caller they are made with: a page, a context, or a request of their own.
 */

/** A token of one of the demo's people, who need not be signed in anywhere. */
async function tokenOf(caller: Caller, person: keyof typeof PEOPLE): Promise<string> {
  const wish = { identifier: PEOPLE[person], password: PASSWORD }
  return (await call(caller, 'account.login', wish, { token: null })).token
}

/** Somebody new who lets places: an account of their own to which an administrator gave the role. */
export async function ownHost(caller: Caller): Promise<Newcomer> {
  const host = await newcomer(caller)
  const token = await tokenOf(caller, 'admin')
  await call(caller, 'security.confirm', { password: PASSWORD }, { token })
  const { userId: user_id } = await call(caller, 'profile.mine', {})
  // A session has one role, the guest's where there are both.
  for (const change of [{ role: 'CSH', give: true } as const, { role: 'KT', give: false } as const]) {
    const { version } = await call(caller, 'desk.user', { user_id }, { token })
    await call(caller, 'desk.setRole', { user_id, version, ...change, reason: 'Cho thuê chỗ ở' }, { token })
  }
  await call(caller, 'account.login', { identifier: host.email, password: host.password })
  return host
}

let shown = 0
/** Sends a picture as the host who calls; each looks different. */
async function sentPicture({ request }: Caller): Promise<string> {
  const response = await request.post(API_BASE + ENDPOINTS['file.upload'].path, {
    headers: FROM_OUR_PAGE,
    multipart: {
      file: {
        name: 'nha.jpg',
        mimeType: 'image/jpeg',
        buffer: await picture(1280, 960, 'jpeg', (shown += 7) % 360),
      },
    },
  })
  const body: { data?: unknown } = await response.json()
  const [first] = ENDPOINTS['file.upload'].output.parse(body.data)
  if (!first) throw new Error('no picture was taken')
  return first.picture_id
}

export type OwnPlace = { resortId: string; roomId: string; name: string; path: string }

/**
 * A villa of the host who calls, with one room: 1,500,000 VND a night and everything booked at once unless wished otherwise.
 * Its name is nobody else's.
 */
export async function ownPlace(
  host: Caller,
  wishes: {
    house?: Partial<Input<'host.saveHouse'>>
    room?: Partial<Input<'host.saveRoom'>>
  } = {},
): Promise<OwnPlace> {
  const name = `Nhà ${crypto.randomUUID().slice(0, 8)}`
  const [area] = await call(host, 'helper.projectAreas', {})
  const line = { vi: 'Bên suối', en: 'By a stream' }
  const { id: resortId } = await call(host, 'host.saveHouse', {
    type: 1,
    project_area_id: area?.id ?? 0,
    name: { vi: name, en: name },
    summary: line,
    description: line,
    address: { vi: '1 Đường Suối', en: '1 Stream Road' },
    directions: { vi: 'Rẽ trái', en: 'Turn left' },
    position: { lat: 11.94, lng: 108.44 },
    house_rules: { vi: 'Giữ yên lặng', en: 'Keep quiet' },
    picture_ids: [await sentPicture(host)],
    area: 120,
    hotline: null,
    check_in_time: '14:00',
    check_out_time: '12:00',
    confirmation_policy: 'INSTANT',
    cancellation_policy: 'FLEXIBLE',
    service_ids: [],
    ...wishes.house,
  })
  const { rooms } = await call(host, 'host.saveRoom', {
    resort_id: resortId,
    name: { vi: 'Cả căn', en: 'The whole house' },
    description: { vi: 'Ba phòng ngủ', en: 'Three bedrooms' },
    beds: { vi: '3 giường đôi', en: '3 double beds' },
    picture_ids: [await sentPicture(host)],
    area: 120,
    bedrooms: 3,
    bathrooms: 2,
    units: 1,
    entire_property: true,
    base_price: 1_500_000,
    weekend_price: null,
    discount_percent: 0,
    included_adults: 2,
    adult_surcharge: 200_000,
    child_surcharge: 100_000,
    extra_bed_price: 0,
    max_extra_beds: 0,
    max_guests: 8,
    benefit_ids: [],
    ...wishes.room,
  })
  return { resortId, roomId: rooms[0]?.id ?? '', name, path: `/villa/${resortId}` }
}

/** Where guests transfer to, set by the host who calls: they say once more that it is them. */
export async function ownBankAccount(host: Caller, { password }: Newcomer): Promise<void> {
  await call(host, 'security.confirm', { password })
  await call(host, 'host.setBank', { bin: '970416', number: '257678859', holder: 'LE THI MO' })
}

const CONTACT = { fullName: 'Lê Thị Mơ', birthday: '1990-02-17', phone: '0912345678' }

/** Lets the gateway's stand-in end the payment at this address, and the server hear of it. */
async function payBy(
  { request }: Caller,
  address: string,
  choice: (typeof CHOICES)[number] = 'pay',
): Promise<void> {
  const [page = '', query = ''] = address.split('?')
  const chosen = await request.post(page.replace(/[^/]+$/, 'choose'), {
    form: { query, choice },
    maxRedirects: 0,
  })
  if (chosen.status() >= 400) throw new Error(`the gateway refused: ${await chosen.text()}`)
}

export type StayWish = {
  /** So many days from now. */
  from?: number
  nights?: number
  adults?: number
  email?: string
  /** What else the guest says of themselves. */
  contact?: { fullName?: string; note?: string }
}

/** A stay of the guest who calls at this place that waits for its money, held for twenty minutes. */
export async function heldStay(
  guest: Caller,
  { resortId: resort_id, roomId: room_id }: Pick<OwnPlace, 'resortId' | 'roomId'>,
  { from = 30, nights = 2, adults = 2, email = 'khach@ghe.test', contact = {} }: StayWish = {},
  payment_method: WayToPay = 'VNPAY',
): Promise<Output<'booking.create'>> {
  const wish = {
    resort_id,
    check_in: dayFromNow(from),
    check_out: dayFromNow(from + nights),
    rooms: [{ room_id, count: 1 }],
    number_of_adult: adults,
  }
  const { quote } = await call(guest, 'booking.quote', wish)
  return await call(guest, 'booking.create', {
    ...wish,
    payment_method,
    shown_total: quote.total,
    contact: { ...CONTACT, email, ...contact },
  })
}

/** A stay that the guest has paid at the gateway: booked at once, or waiting for the host, as the place goes about it. */
export async function paidStay(
  guest: Caller,
  place: Pick<OwnPlace, 'resortId' | 'roomId'>,
  wish: StayWish = {},
): Promise<Output<'booking.detail'>> {
  const { id: booking_id, version } = await heldStay(guest, place, wish)
  const { address } = await call(guest, 'payment.address', { booking_id, version })
  await payBy(guest, address)
  return await call(guest, 'booking.detail', { booking_id })
}

/** A stay that the guest says they have transferred the money for; the host has an account to transfer to. */
export async function reportedStay(
  guest: Caller,
  place: Pick<OwnPlace, 'resortId' | 'roomId'>,
  wish: StayWish = {},
): Promise<Output<'booking.detail'>> {
  const { id: booking_id, version, status } = await heldStay(guest, place, wish, 'BANK_TRANSFER')
  if (status === 'CSH_CONFIRM') return await call(guest, 'booking.detail', { booking_id })
  return await call(guest, 'booking.reportTransfer', { booking_id, version })
}

export { newcomer as ownGuest } from './newcomer.ts'
