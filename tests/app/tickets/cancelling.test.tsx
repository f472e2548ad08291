import { msg } from '@lingui/core/macro'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { CODES } from '#contract/codes.ts'
import { LANGUAGES } from '#contract/shapes/primitives.ts'
import { answer, NOW } from '../support/answers.ts'
import { aTicketBooking } from '../support/aTicketBooking.ts'
import { axeClean } from '../support/axe.ts'
import { open } from '../support/open.tsx'

/** Cancelling costs nothing yet. */
const answerQuote = ({ paid, freeUntil }: ReturnType<typeof aTicketBooking>) =>
  answer('serviceBooking.cancelQuote', {
    paid,
    fee: 0,
    refund: paid,
    free: true,
    percent: 30,
    freeUntil,
    serverNow: NOW,
  })

test.each(LANGUAGES)(
  'in %s, one of several tickets is cancelled for what stands there before the tap, and the others stay',
  async (language) => {
    let booking = aTicketBooking(4)
    answer('serviceBooking.detail', () => booking)
    answerQuote(booking)
    const cancelled = answer('serviceBooking.cancel', ({ ticket_ids }) => {
      booking = aTicketBooking(4, {
        version: 4,
        ticketsCancelled: 1,
        codes: booking.codes.map((code) =>
          ticket_ids?.includes(code.id) === true ? { ...code, code: null, cancelledAt: NOW } : code,
        ),
      })
      return booking
    })
    const { words } = await open(`/booking-service/${booking.id}`, { as: 'guest', language })
    await axeClean()
    const ask = page.getByRole('button', { name: words(msg`Hủy vé`), exact: true })
    await ask.click()
    const dialog = page.getByRole('dialog')
    const boxes = dialog.getByRole('checkbox')
    await expect.poll(() => boxes.elements().length).toBe(4)
    for (const box of boxes.all().slice(1)) await box.click()
    await expect.element(dialog.getByText(words(msg`Đã trả cho các vé này`))).toBeVisible()
    await axeClean()
    await dialog.getByRole('button', { name: words(msg`Hủy vé`), exact: true }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(cancelled.map(({ ticket_ids }) => ticket_ids)).toEqual([[aTicketBooking(4).codes[0]?.id]])
    await expect.element(page.getByText(words(msg`Đã có vé`), { exact: true })).toBeVisible()
    await ask.click()
    await expect.poll(() => boxes.elements().length).toBe(3)
  },
)

test('tickets that changed meanwhile are shown as they stand now, and the page says why they were not cancelled', async () => {
  const booking = aTicketBooking(4)
  answer('serviceBooking.detail', booking)
  answerQuote(booking)
  answer('serviceBooking.cancel', (_input, refuse) =>
    refuse('G_TICKET_USED', [], { current: aTicketBooking(4, { version: 4 }) }),
  )
  const { words } = await open(`/booking-service/${booking.id}`, { as: 'guest' })
  await page.getByRole('button', { name: words(msg`Hủy vé`), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: words(msg`Hủy vé`), exact: true }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByText(CODES.G_TICKET_USED.vi)).toBeVisible()
})
