import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { CODES } from '#contract/codes.ts'
import { LANGUAGES } from '#contract/shapes/primitives.ts'
import type { Draft } from '#src/features/booking/draft.ts'
import { ServicesSection } from '#src/features/booking/form/ServicesSection.tsx'
import { Words } from '#src/i18n/catalogs.ts'
import { LocaleProvider } from '#src/i18n/Locale.tsx'
import { PreferenceStore } from '#src/i18n/preferences.ts'
import { answer, NOW } from '../support/answers.ts'
import { ADULT, SERVICE, SLOT } from '../support/aTicketBooking.ts'

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

/** The section as the form of a booking holds it. */
function Section() {
  const [draft, setDraft] = useState<Draft>({
    ...DRAFT,
    checkIn: SLOT.date,
    checkOut: Temporal.PlainDate.from(SLOT.date).add({ days: 2 }).toString(),
  })
  return (
    <ServicesSection
      draft={draft}
      projectAreaId={20}
      priced={null}
      datesWrong={false}
      onChange={(changes) => setDraft((now) => ({ ...now, ...changes }))}
    />
  )
}

test.each(LANGUAGES)(
  'in %s, a service is chosen with its time and tickets, told what is missing, and changed where it was left',
  async (language) => {
    answer('service.search', {
      total_rows: 1,
      data: [
        {
          ...SERVICE,
          serviceId: SERVICE.id,
          pictureId: 'p1',
          price: ADULT.price,
          priceAfterDiscount: ADULT.price,
          ticketName: 'Người lớn',
          promote_in_search_page: 0,
          left: null,
        },
      ],
    })
    answer('service.detail', SERVICE)
    answer('service.slots', {
      slots: [
        { ...SLOT, left: 0 },
        { ...SLOT, time: '15:00', endTime: '17:00', left: 4 },
      ],
      serverNow: NOW,
    })
    const words = new Words()
    await words.speak(language, ['booking', 'changing'])
    const preferences = new PreferenceStore({ language, currency: 'VND', theme: 'system' })
    const say = ({ id }: MessageDescriptor, values = {}) => words.i18n._(id, values)
    const screen = await render(
      <QueryClientProvider client={new QueryClient()}>
        <LocaleProvider locale={{ words, preferences, rate: null }}>
          <h1>Đặt phòng</h1>
          <Section />
        </LocaleProvider>
      </QueryClientProvider>,
    )
    await screen.getByRole('button', { name: say(msg`Thêm trải nghiệm`) }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('button', { name: SERVICE.name }).click()
    await expect.element(sheet.getByRole('radiogroup')).toBeVisible()
    const done = sheet.getByRole('button').last()
    await done.click()
    await expect.element(sheet.getByText(CODES.G_TICKETS_NONE[language])).toBeVisible()
    await expect.element(sheet.getByRole('radiogroup')).toHaveAttribute('aria-invalid', 'true')
    await expect.element(sheet.getByRole('radio').first()).toBeDisabled()
    await sheet.getByRole('radio').last().click()
    const more = sheet.getByRole('button', { name: say(msg`Thêm một vé {name}`, { name: ADULT.name }) })
    await more.click()
    await done.click()
    await expect.element(sheet).not.toBeInTheDocument()
    const change = screen.getByRole('button', { name: say(msg`Sửa {name}`, { name: SERVICE.name }) })
    await change.click()
    await expect.element(sheet.getByRole('radio').last()).toBeChecked()
    await more.click()
    await done.click()
    await expect.element(sheet).not.toBeInTheDocument()
    expect(change.elements()).toHaveLength(1)
    await expect.element(screen.getByRole('listitem')).toHaveTextContent(/2/)
  },
)
