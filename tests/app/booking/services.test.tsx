import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Draft } from '#src/features/booking/draft.ts'
import { ServicesSection } from '#src/features/booking/form/ServicesSection.tsx'
import { Words } from '#src/i18n/catalogs.ts'
import { LocaleProvider } from '#src/i18n/Locale.tsx'
import { PreferenceStore } from '#src/i18n/preferences.ts'

const DRAFT: Draft = {
  key: 'k',
  resortId: 'r',
  resortType: 3,
  checkIn: '',
  checkOut: '',
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
  rulesAccepted: false,
  intent: null,
  bookingId: null,
  savedAt: '',
}

test('services are chosen for the days of a stay: without a check-out those are asked for first', async () => {
  const words = new Words()
  await words.speak('vi', ['booking', 'changing'])
  const preferences = new PreferenceStore({ language: 'vi', currency: 'VND', theme: 'system' })
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <LocaleProvider locale={{ words, preferences, rate: null }}>
        <ServicesSection draft={DRAFT} projectAreaId={20} priced={null} datesWrong onChange={() => {}} />
      </LocaleProvider>
    </QueryClientProvider>,
  )
  await screen.getByRole('button', { name: 'Thêm trải nghiệm' }).click()
  await expect.element(screen.getByText('Bạn chọn ngày trả phòng trước nhé.')).toBeVisible()
  expect(document.querySelector('[role=dialog]')).toBeNull()
})
