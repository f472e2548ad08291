import { msg } from '@lingui/core/macro'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { HostCalendar } from '#contract/shapes/host.ts'
import { answer, cutLine } from '../support/answers.ts'
import { axeClean } from '../support/axe.ts'
import { open } from '../support/open.tsx'

const id = (last: number) => `01980000-0000-7000-8000-00000000ee${String(last)}`
const HOTEL = id(10)
const VILLA = id(20)
const [DOUBLE, FAMILY, WHOLE] = [id(11), id(12), id(21)]

type Stay = HostCalendar['stays'][number]
const stay = (
  last: number,
  guestName: string,
  checkIn: string,
  checkOut: string,
  more: Partial<Stay> = {},
) => ({
  bookingId: id(last),
  code: `GHE-7K2M${String(last)}`,
  guestName,
  checkIn,
  checkOut,
  status: 'ORDERED' as const,
  units: 1,
  ...more,
})
const STAYS: Readonly<Record<string, Stay[]>> = {
  [DOUBLE]: [
    stay(31, 'Hồ Diệu Linh', '2029-12-22', '2029-12-24'),
    stay(32, 'Tô Anh Kiệt', '2029-12-24', '2029-12-27', { status: 'PENDING' }),
  ],
  [FAMILY]: [
    stay(33, 'Lê Mỹ Hạnh', '2029-12-15', '2029-12-22', { units: 2 }),
    stay(34, 'Yuki Tanaka', '2029-12-21', '2029-12-23'),
  ],
}

/** Two places, three rooms: an hotel with two kinds of rooms, and a villa whose nights from the 24th on are closed. */
function answerRooms(stays = STAYS) {
  const closed = new Set([`${WHOLE} 2029-12-24`])
  const prices = new Map<string, number>()
  const room = (roomId: string, name: string, units: number) => ({
    id: roomId,
    name,
    units,
    basePrice: 1_500_000,
    weekendPrice: null,
  })
  answer('host.resorts', {
    resorts: [
      {
        id: HOTEL,
        name: 'Khách sạn Trầm',
        pictureId: 'p1',
        rooms: [room(DOUBLE, 'Phòng Đôi', 1), room(FAMILY, 'Phòng Gia đình', 4)],
      },
      { id: VILLA, name: 'Nhà bên hồ', pictureId: 'p2', rooms: [room(WHOLE, 'Cả căn', 1)] },
    ],
  })
  const nightsOf = (roomId: string, from: string, to: string) =>
    Array.from({ length: Temporal.PlainDate.from(from).until(to).days }, (_none, index) => {
      const date = Temporal.PlainDate.from(from).add({ days: index }).toString()
      const taken = (stays[roomId] ?? [])
        .filter(({ checkIn, checkOut }) => checkIn <= date && date < checkOut)
        .reduce((sum, { units }) => sum + units, 0)
      const own = prices.get(`${roomId} ${date}`) ?? null
      return {
        date,
        units: roomId === FAMILY ? 4 : 1,
        taken,
        closed: closed.has(`${roomId} ${date}`),
        elsewhere: false,
        price: own ?? 1_500_000,
        ownPrice: own,
      }
    })
  const asked = answer('host.rooms', ({ from_day, to_day, resort_id }) => ({
    rooms: [
      { resortId: HOTEL, roomId: DOUBLE },
      { resortId: HOTEL, roomId: FAMILY },
      { resortId: VILLA, roomId: WHOLE },
    ]
      .filter(({ resortId }) => resort_id === undefined || resort_id === resortId)
      .map((one) => ({
        ...one,
        nights: nightsOf(one.roomId, from_day, to_day),
        stays: (stays[one.roomId] ?? []).filter(
          ({ checkIn, checkOut }) => checkIn < to_day && from_day < checkOut,
        ),
      })),
  }))
  const set = answer('host.setCalendar', ({ room_ids, ranges, price, closed: wish }) => {
    const all = room_ids.flatMap((roomId) =>
      ranges.flatMap(({ from_day, to_day }) =>
        nightsOf(roomId, from_day, to_day).map(({ date }) => `${roomId} ${date}`),
      ),
    )
    for (const one of all) {
      if (typeof price === 'number') prices.set(one, price)
      if (wish === true) closed.add(one)
    }
    return { nights: all.length }
  })
  return { asked, set }
}

const night = (roomId: string, day: string) =>
  document.querySelector<HTMLElement>(`[data-room="${roomId}"] [data-night="${day}"]`)
const stateOf = (roomId: string, day: string) =>
  expect.poll(() => night(roomId, day)?.dataset['state'], { message: day })
const here = () => {
  const at = document.activeElement
  return `${at?.closest('[data-room]')?.getAttribute('data-room')} ${at?.getAttribute('data-night')}`
}
const boxOf = (element: Element | null | undefined) => {
  if (!element) throw new Error('is not there')
  return element.getBoundingClientRect()
}
const middle = (roomId: string, day: string) => {
  const { left, width } = boxOf(night(roomId, day))
  return left + width / 2
}
const guest = (name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) })

test.each(['vi', 'en'] as const)(
  'in %s, guests lie over their nights from the middle of the day of arrival to that of departure',
  async (language) => {
    answerRooms()
    const { words } = await open('/host/calendar', { as: 'host', language, width: 1440 })
    await expect.element(page.getByRole('grid', { name: words(msg`Lịch các phòng`) })).toBeVisible()
    await stateOf(DOUBLE, '2029-12-22').toBe('sold')
    const bar = (name: string) => boxOf(guest(name).element())
    for (const [name, roomId, from, to] of [
      ['Hồ Diệu Linh', DOUBLE, '2029-12-22', '2029-12-24'],
      ['Tô Anh Kiệt', DOUBLE, '2029-12-24', '2029-12-27'],
      ['Yuki Tanaka', FAMILY, '2029-12-21', '2029-12-23'],
    ] as const) {
      expect(Math.abs(bar(name).left - middle(roomId, from))).toBeLessThan(3)
      expect(Math.abs(bar(name).right - middle(roomId, to))).toBeLessThan(3)
    }
    // One leaves and one comes on the same day: one line. Two stay in the same nights: two.
    expect(bar('Hồ Diệu Linh').top).toBe(bar('Tô Anh Kiệt').top)
    expect(bar('Lê Mỹ Hạnh').bottom).toBeLessThanOrEqual(bar('Yuki Tanaka').top)
    // Who came before these weeks lies from their first day on.
    expect(Math.abs(bar('Lê Mỹ Hạnh').left - boxOf(night(FAMILY, '2029-12-17')).left)).toBeLessThan(3)
    await expect.element(guest('Tô Anh Kiệt')).toHaveAttribute('href', `/host/bookings/${id(32)}`)
    await expect.element(guest('Tô Anh Kiệt')).toHaveAccessibleName(new RegExp(words(msg`Chờ thanh toán`)))
    expect(guest('Tô Anh Kiệt').element().getAttribute('data-tone')).toBe('warning')
    expect(guest('Hồ Diệu Linh').element().getAttribute('data-tone')).toBe('success')
    // Not by colour alone.
    expect(guest('Tô Anh Kiệt').element().querySelector('svg')).not.toBeNull()
    expect(guest('Hồ Diệu Linh').element().querySelector('svg')).toBeNull()
    await axeClean()
  },
)

test('what is free says its price, what is sold or closed does not, and today and holidays are marked', async () => {
  answerRooms()
  await open('/host/calendar', { as: 'host', width: 1440 })
  await stateOf(WHOLE, '2029-12-24').toBe('closed')
  expect(night(WHOLE, '2029-12-24')?.textContent).toContain('đã đóng')
  expect(night(WHOLE, '2029-12-24')?.querySelector('[aria-hidden]')?.textContent).toBe('')
  expect(night(WHOLE, '2029-12-24')?.querySelector('svg')).not.toBeNull()
  expect(night(WHOLE, '2029-12-25')?.querySelector('[aria-hidden]')?.textContent).toBe('1,5tr')
  expect(night(DOUBLE, '2029-12-23')?.querySelector('[aria-hidden]')?.textContent).toBe('')
  expect(night(FAMILY, '2029-12-21')?.querySelector('[aria-hidden]')?.textContent).toBe('3/41,5tr')
  await expect
    .element(page.getByRole('columnheader', { name: /ngày 20 tháng 12/ }))
    .toHaveAttribute('data-today')
  await expect.element(page.getByRole('columnheader', { name: /Tết Dương lịch/ })).toBeInTheDocument()
  await expect.element(page.getByRole('rowheader', { name: /Phòng Đôi/ })).toBeVisible()
  // The villa is one row under its own name.
  await expect.element(page.getByRole('rowheader', { name: /Nhà bên hồ/ })).toBeVisible()
  expect(night(DOUBLE, '2029-12-19')).toBeInstanceOf(HTMLButtonElement)
  expect(night(DOUBLE, '2029-12-19')).toHaveProperty('disabled', true)
})

test('three nights of a row are priced in one go, by two taps, typing and Enter', async () => {
  const { set } = answerRooms()
  await open('/host/calendar', { as: 'host', width: 1440 })
  await stateOf(FAMILY, '2029-12-26').toBe('open')
  night(FAMILY, '2029-12-26')?.click()
  await expect.poll(() => night(FAMILY, '2029-12-26')?.ariaPressed).toBe('true')
  night(FAMILY, '2029-12-28')?.click()
  await expect.poll(() => night(FAMILY, '2029-12-27')?.ariaPressed).toBe('true')
  expect(night(DOUBLE, '2029-12-27')?.ariaPressed).toBe('false')
  const bar = page.getByRole('region', { name: 'Các đêm đã chọn' })
  await expect.element(bar.getByText('Phòng Gia đình')).toBeVisible()
  await bar.getByRole('textbox').click()
  await userEvent.keyboard('1800000{Enter}')
  await expect.element(bar).not.toBeInTheDocument()
  expect(set).toMatchObject([
    {
      resort_id: HOTEL,
      room_ids: [FAMILY],
      ranges: [{ from_day: '2029-12-26', to_day: '2029-12-29' }],
      price: 1_800_000,
    },
  ])
  await expect.poll(() => night(FAMILY, '2029-12-27')?.textContent).toContain('1,8tr')
  expect(night(FAMILY, '2029-12-29')?.textContent).toContain('1,5tr')
  // A night in another room begins anew.
  night(FAMILY, '2029-12-26')?.click()
  night(DOUBLE, '2029-12-29')?.click()
  await expect.poll(() => night(DOUBLE, '2029-12-29')?.ariaPressed).toBe('true')
  expect(document.querySelectorAll('[data-night][aria-pressed="true"]')).toHaveLength(1)
})

test('by keyboard alone: walked, chosen, closed, turned by weeks, and on to a room’s guests', async () => {
  const { set, asked } = answerRooms()
  await open('/host/calendar', { as: 'host', width: 1440 })
  await stateOf(DOUBLE, '2029-12-20').toBe('open')
  page.getByRole('combobox', { name: 'Chỗ ở' }).element().focus()
  await userEvent.tab()
  // Before the first night stands its room, which leads to its month.
  await userEvent.tab()
  expect(here()).toBe(`${DOUBLE} 2029-12-20`)
  await userEvent.keyboard('{ArrowUp}{ArrowLeft}')
  expect(here()).toBe(`${DOUBLE} 2029-12-20`)
  await userEvent.keyboard('{ArrowDown}{End}')
  expect(here()).toBe(`${FAMILY} 2029-12-23`)
  await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{ArrowLeft}{/Shift}')
  expect(here()).toBe(`${FAMILY} 2029-12-24`)
  const chosen = () =>
    [...document.querySelectorAll('[data-night][aria-pressed="true"]')].map((one) =>
      one.getAttribute('data-night'),
    )
  expect(chosen()).toEqual(['2029-12-23', '2029-12-24'])
  await userEvent.keyboard('{Escape}')
  expect(chosen()).toEqual([])
  await userEvent.keyboard('{Enter}{ArrowRight}{Enter}')
  expect(chosen()).toEqual(['2029-12-24', '2029-12-25'])
  const bar = page.getByRole('region', { name: 'Các đêm đã chọn' })
  const close = bar.getByRole('button', { name: 'Đóng', exact: true })
  for (let stops = 0; stops < 8 && document.activeElement !== close.element(); stops += 1)
    await userEvent.tab()
  expect(document.activeElement).toBe(close.element())
  await userEvent.keyboard('{Enter}')
  await stateOf(FAMILY, '2029-12-25').toBe('closed')
  expect(set).toMatchObject([
    { room_ids: [FAMILY], ranges: [{ from_day: '2029-12-24', to_day: '2029-12-26' }], closed: true },
  ])
  // Back where the nights are; from there the row's guests are the next stops, and nobody of another row.
  await expect.poll(here).toBe(`${FAMILY} 2029-12-25`)
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  expect(document.activeElement).toBe(guest('Yuki Tanaka').element())
  expect(guest('Hồ Diệu Linh').element().getAttribute('tabindex')).toBe('-1')
  await userEvent.tab()
  await userEvent.keyboard('{PageDown}{PageDown}{PageDown}')
  await expect.poll(here).toBe(`${FAMILY} 2030-01-15`)
  await expect.poll(() => asked.at(-1)).toMatchObject({ from_day: '2029-12-24', to_day: '2030-01-21' })
  await page.getByRole('button', { name: 'Hôm nay' }).click()
  await expect.poll(() => night(FAMILY, '2029-12-20')).not.toBeNull()
})

test('a phone begins with the month of one room, and shows the rooms side by side when asked to', async () => {
  answerRooms()
  answer('host.calendar', ({ resort_id, room_id }) => ({
    resortId: resort_id,
    roomId: room_id,
    nights: [],
    stays: [],
  }))
  const { at } = await open('/host/calendar', { as: 'host' })
  await expect.element(page.getByRole('radio', { name: 'Tháng' })).toBeChecked()
  await expect.element(page.getByRole('heading', { name: 'Tháng 12/2029' })).toBeVisible()
  await page.getByRole('radio', { name: 'Các phòng' }).click()
  await stateOf(WHOLE, '2029-12-24').toBe('closed')
  expect(at()).toContain('view=rooms')
  await axeClean()
  // The rooms stay in sight while the days are scrolled away under them.
  const beside = () => boxOf(page.getByRole('rowheader', { name: /Phòng Đôi/ }).element()).left
  const before = beside()
  night(DOUBLE, '2030-01-09')?.focus()
  await expect.poll(() => boxOf(night(DOUBLE, '2030-01-09')).right).toBeLessThan(361)
  expect(beside()).toBe(before)
  expect(document.documentElement.scrollWidth).toBe(360)
  await page.getByRole('link', { name: 'Phòng Đôi' }).click()
  await expect.element(page.getByRole('radio', { name: 'Tháng' })).toBeChecked()
  expect(at()).toContain(`room=${DOUBLE}`)
})

test('one place alone is asked for when it is chosen', async () => {
  const { asked } = answerRooms({})
  await open('/host/calendar', { as: 'host', width: 1440 })
  await stateOf(DOUBLE, '2029-12-21').toBe('open')
  await page.getByRole('combobox', { name: 'Chỗ ở' }).selectOptions('Nhà bên hồ')
  await expect.poll(() => document.querySelectorAll('[data-room]').length).toBe(1)
  await expect.poll(() => asked.at(-1)).toMatchObject({ resort_id: VILLA })
})

test('without a network, weeks that were never seen say so, and those that were are a step away', async () => {
  answerRooms()
  const { router } = await open('/host/calendar', { as: 'host', width: 1440 })
  await stateOf(DOUBLE, '2029-12-21').toBe('open')
  cutLine()
  await router.navigate({ to: '/host/calendar', search: { view: 'rooms', from: '2030-03-04' } })
  await expect.element(page.getByText('Trang này chưa được lưu trên máy')).toBeVisible()
  await page.getByRole('button', { name: 'Hôm nay' }).click()
  await stateOf(DOUBLE, '2029-12-21').toBe('open')
})

test('who has no place yet reads what will stand here', async () => {
  answer('host.resorts', { resorts: [] })
  await open('/host/calendar', { as: 'host', width: 1440 })
  await expect.element(page.getByText('Bạn chưa có chỗ ở nào')).toBeVisible()
  await axeClean()
})

test('the weeks end with the last night that can be changed', async () => {
  answerRooms()
  await open('/host/calendar?view=rooms&from=2031-01-20', { as: 'host', width: 1024 })
  const on = (day: string) =>
    document.querySelector<HTMLButtonElement>(`[data-room="${DOUBLE}"] [data-night="2031-01-${day}"]`)
  await expect.poll(() => on('23')?.disabled).toBe(false)
  expect(on('24')?.disabled).toBe(true)
  await expect.element(page.getByRole('button', { name: 'Tuần sau' })).toBeDisabled()
  on('23')?.focus()
  await userEvent.keyboard('{ArrowRight}{PageDown}{Enter}')
  await expect.poll(() => on('23')?.ariaPressed).toBe('true')
})
