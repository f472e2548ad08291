import { expect, test } from 'vitest'
import type { Draft } from '#src/features/booking/draft.ts'
import { ConfirmDetails } from '#src/features/booking/form/ConfirmDetails.tsx'
import { dayAt } from '#contract/nights.ts'
import { onPage } from '#tests/support/onPage.tsx'

const today = dayAt(Temporal.Now.instant())
const inDays = (days: number) => Temporal.PlainDate.from(today).add({ days }).toString()
const draft = (checkIn: string, checkOut: string): Draft => ({
  key: 'k',
  resortId: 'r',
  resortType: 3,
  checkIn,
  checkOut,
  rooms: [],
  adults: 2,
  children: 0,
  toddlers: 0,
  extraBeds: 0,
  voucher: { typed: '', applied: '' },
  services: [],
  owner: null,
  contact: { fullName: null, birthday: null, phone: null, email: null, note: null },
  paymentMethod: 'VNPAY',
  rulesAccepted: true,
  intent: null,
  bookingId: null,
  savedAt: '',
})
const resort = {
  name: 'Khách sạn Hoa Sứ',
  checkInTime: '14:00',
  cancellationPolicy: 'FLEXIBLE',
  confirmationPolicy: 'INSTANT',
} as const

test('a stay that begins today is asked about before it is booked', async () => {
  const now = await onPage(<ConfirmDetails draft={draft(today, inDays(1))} resort={resort} />, [
    'booking',
    'stay',
  ])
  await expect.element(now.getByText('Nhận phòng từ hôm nay?')).toBeVisible()
  await now.unmount()
  const later = await onPage(<ConfirmDetails draft={draft(inDays(2), inDays(3))} resort={resort} />, [
    'booking',
    'stay',
  ])
  await expect.element(later.getByText('Khách sạn Hoa Sứ')).toBeVisible()
  await expect.element(later.getByText('Nhận phòng từ hôm nay?')).not.toBeInTheDocument()
})
