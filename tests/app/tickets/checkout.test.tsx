import { msg } from '@lingui/core/macro'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CODES } from '#contract/codes.ts'
import { LANGUAGES, type Language } from '#contract/shapes/primitives.ts'
import { ADULT, aTicketBooking, aTicketQuote, SERVICE, SLOT } from '../support/aTicketBooking.ts'
import { answer } from '../support/answers.ts'
import { axeClean } from '../support/axe.ts'
import { open } from '../support/open.tsx'

const asked = (count: number) =>
  `/booking-service/detail?${new URLSearchParams({
    service_id: SERVICE.id,
    booking_time: `${SLOT.date} ${SLOT.time}`,
    tickets: `${ADULT.id}:${count}`,
  })}`

/** The checkout with so many tickets of the first kind; all is well until a test says otherwise. */
async function checkout(language: Language, count: number) {
  answer('service.detail', SERVICE)
  answer('service.quote', ({ tickets }) => aTicketQuote(tickets[0]?.quantity ?? 0))
  answer('serviceBooking.detail', aTicketBooking(count))
  const opened = await open(asked(count), { as: 'guest', language })
  const { words } = opened
  const buy = page.getByRole('button', { name: words(msg`Giữ vé và trả {0}`, { 0: '' }) })
  await expect.element(buy).toBeVisible()
  const total = async () => {
    await expect.element(page.getByRole('complementary')).toBeVisible()
    return Number([...document.querySelectorAll('aside dl data')].at(-1)?.getAttribute('value'))
  }
  return { ...opened, buy, total }
}

describe.each(LANGUAGES)('in %s', (language) => {
  test('a price that the partner has changed is asked about with both prices, and paid once it is agreed to', async () => {
    const { words, buy, total, at } = await checkout(language, 1)
    let price: number = ADULT.price
    answer('service.quote', () => aTicketQuote(1, { price }))
    const made = answer('serviceBooking.create', ({ shown_total }, refuse) => {
      price = 260_000
      if (shown_total !== price)
        return refuse('ticket_change_price', [shown_total, price], { current: aTicketQuote(1, { price }) })
      return aTicketBooking(1)
    })
    expect(await total()).toBe(200_000)
    await buy.click()
    const notice = page.getByRole('alert')
    await expect.element(notice).toHaveTextContent(words(msg`Giá vé vừa đổi`))
    expect(await total()).toBe(260_000)
    for (const amount of [/200[.,]000/, /260[.,]000/]) await expect.element(notice).toHaveTextContent(amount)
    await axeClean()
    await buy.click()
    await expect.poll(at).toBe(`/booking-service/${aTicketBooking().id}`)
    expect(made.map(({ shown_total }) => shown_total)).toEqual([200_000, 260_000])
  })

  test('fewer tickets than were asked for: what is left is offered by keyboard, and another choice is possible', async () => {
    const { words, buy, total } = await checkout(language, 3)
    const made = answer('serviceBooking.create', ({ tickets }, refuse) =>
      tickets[0]?.quantity === 1
        ? aTicketBooking(1)
        : refuse('ticket_not_enough', [1], {
            current: aTicketQuote(3, {
              left: 1,
              offer: [{ ticket_type_id: ADULT.id, quantity: 1 }],
              otherSlots: [{ ...SLOT, time: '15:00', endTime: '17:00', left: 10 }],
            }),
          }),
    )
    await buy.click()
    await expect.poll(() => document.activeElement?.id).toBe('ticket-obstacle')
    await expect
      .element(page.getByRole('link', { name: words(msg`Chọn lại giờ và số vé`) }))
      .toHaveAttribute('href', `/services/${SERVICE.id}?booking_day=${SLOT.date}`)
    await expect.element(page.getByRole('listitem').getByRole('button', { name: /15:00/ })).toBeVisible()
    await axeClean()
    await userEvent.keyboard('{Tab}')
    const fewer = page.getByRole('button', {
      name: words(msg`Chỉ lấy {0}`, { 0: `1 × ${ADULT.name}` }),
    })
    await expect.element(fewer).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(fewer).not.toBeInTheDocument()
    await expect.element(buy).toHaveFocus()
    await expect.poll(total).toBe(200_000)
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => made.length).toBe(2)
  })

  test('a day that is sold out: other days are offered, and taken', async () => {
    const { words, buy } = await checkout(language, 2)
    answer('serviceBooking.create', (_input, refuse) =>
      refuse('ticket_empty', [], {
        current: aTicketQuote(2, {
          left: 0,
          otherSlots: [{ ...SLOT, date: '2029-12-26', left: 10 }],
        }),
      }),
    )
    await buy.click()
    await expect.element(page.getByText(words(msg`Vé ngày này đã bán hết`))).toBeVisible()
    await axeClean()
    await page.getByRole('listitem').getByRole('button').first().click()
    await expect.element(page.getByText(words(msg`Vé ngày này đã bán hết`))).not.toBeInTheDocument()
    expect(document.querySelector('aside time')?.getAttribute('datetime')).toBe('2029-12-26T09:00')
  })

  test('a coupon that the partner refuses falls away at its field, and a dead line is told of', async () => {
    const { words, buy, total } = await checkout(language, 2)
    answer('service.quote', ({ coupon_code }) => {
      const plain = aTicketQuote(2)
      return coupon_code === ''
        ? plain
        : {
            ...plain,
            quote: {
              ...plain.quote,
              voucherCode: coupon_code,
              voucherDiscount: 50_000,
              total: plain.quote.total - 50_000,
            },
          }
    })
    let dead = false
    answer('serviceBooking.create', (_input, refuse) =>
      dead
        ? refuse('G_PARTNER_OFFLINE')
        : refuse('invalid_coupon', [], { fields: { coupon_code: { code: 'invalid_coupon' } } }),
    )
    const field = page.getByLabelText(words(msg`Mã giảm giá`))
    await field.fill('MUANAY')
    await page.getByRole('button', { name: words(msg`Áp dụng`), exact: true }).click()
    await expect.poll(total).toBe(350_000)
    await buy.click()
    await expect.element(field).toHaveFocus()
    await expect.element(field).toHaveAttribute('aria-invalid', 'true')
    await expect.element(field).toHaveAccessibleDescription(CODES.invalid_coupon[language])
    await expect.poll(total).toBe(400_000)
    await axeClean()
    dead = true
    await buy.click()
    await expect.element(page.getByText(CODES.G_PARTNER_OFFLINE[language])).toBeVisible()
    await axeClean()
  })

  test('a time that is sold out while one chooses: says so, and another time takes its place', async () => {
    const { words, buy } = await checkout(language, 1)
    const gone = aTicketQuote(1, {
      left: 0,
      otherSlots: [{ ...SLOT, time: '15:00', endTime: '17:00', left: 10 }],
    })
    answer('service.quote', ({ booking_time }) => (booking_time.endsWith('15:00') ? aTicketQuote(1) : gone))
    answer('serviceBooking.create', (_input, refuse) => refuse('ticket_not_enough', [0], { current: gone }))
    await buy.click()
    const said = page.getByText(words(msg`Giờ này vừa hết vé`))
    await expect.element(said).toBeVisible()
    await expect.poll(() => document.activeElement?.id).toBe('ticket-obstacle')
    await axeClean()
    await page.getByRole('listitem').getByRole('button', { name: /15:00/ }).click()
    await expect.element(said).not.toBeInTheDocument()
    await expect.element(buy).toHaveFocus()
  })
})
