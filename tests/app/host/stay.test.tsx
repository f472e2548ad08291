import { msg } from '@lingui/core/macro'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CODES } from '#contract/codes.ts'
import { LANGUAGES } from '#contract/shapes/primitives.ts'
import { aHostStay, aReportedStay } from '../support/aHostStay.ts'
import { answer } from '../support/answers.ts'
import { axeClean } from '../support/axe.ts'
import { held } from '../support/held.ts'
import { open } from '../support/open.tsx'

const at = `/host/bookings/${aHostStay().id}`

describe.each(LANGUAGES)('in %s', (language) => {
  test('a transfer that was reported is confirmed with what arrived, and not before that is said', async () => {
    let stay = aReportedStay()
    answer('host.booking', () => stay)
    const confirmed = answer('host.confirm', ({ received_amount }) => {
      stay = aHostStay({ paymentMethod: 'BANK_TRANSFER', paid: received_amount ?? 0, version: 4 })
      return stay
    })
    const { words } = await open(at, { as: 'host', language })
    await axeClean()
    await page.getByRole('button', { name: words(msg`Đã nhận chuyển khoản`) }).click()
    const sheet = page.getByRole('dialog', { name: words(msg`Tiền chuyển khoản đã về?`) })
    const submit = sheet.getByRole('button', { name: words(msg`Xác nhận đặt phòng`) })
    await submit.click()
    await expect.element(sheet.getByRole('radiogroup')).toHaveAttribute('aria-invalid', 'true')
    await axeClean()
    expect(confirmed).toEqual([])
    await sheet.getByRole('radio').first().click()
    await submit.click()
    await expect.element(sheet).not.toBeInTheDocument()
    expect(confirmed).toEqual([{ booking_id: stay.id, version: 3, received_amount: stay.total }])
  })

  test('who asks a guest to cancel reads how often it was, and says why; Escape leaves everything as it is', async () => {
    answer('host.booking', aHostStay())
    answer('host.cancellationTerms', {
      month: 1,
      year: 3,
      monthLimit: 2,
      yearLimit: 6,
      consequence: 'LOCKS_FOR_A_MONTH',
      fee: 0,
    })
    const asked = answer('host.requestCancellation', aHostStay({ status: 'CSH_REQUEST_CANCEL' }))
    const { words } = await open(at, { as: 'host', language })
    await page.getByRole('button', { name: words(msg`Xin hủy`) }).click()
    const sheet = page.getByRole('dialog', { name: words(msg`Xin khách hủy đặt phòng này?`) })
    await expect
      .element(
        sheet.getByText(
          words(
            msg`Đến nay bạn đã hủy {month}/{monthLimit} lần trong tháng và {year}/{yearLimit} lần trong năm.`,
            { month: 1, monthLimit: 2, year: 3, yearLimit: 6 },
          ),
        ),
      )
      .toBeVisible()
    await sheet.getByRole('button', { name: words(msg`Gửi yêu cầu hủy`) }).click()
    await expect.element(sheet.getByLabelText(words(msg`Lý do`))).toHaveFocus()
    await axeClean()
    await userEvent.keyboard('{Escape}')
    await expect.element(sheet).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: words(msg`Xin hủy`) })).toHaveFocus()
    expect(asked).toEqual([])
  })
})

test('where cancelling costs a host something, the amount is said before the guest is asked', async () => {
  answer('host.booking', aHostStay())
  answer('host.cancellationTerms', {
    month: 3,
    year: 5,
    monthLimit: 2,
    yearLimit: 6,
    consequence: 'WARNED',
    fee: 500_000,
  })
  const { words } = await open(at, { as: 'host' })
  await page.getByRole('button', { name: words(msg`Xin hủy`) }).click()
  await expect.element(page.getByText(/^Bạn đã hủy nhiều đặt phòng nên phải chịu phí 500\.000/)).toBeVisible()
})

test('a refusal wants its reason and where the money is, and says both', async () => {
  answer('host.booking', aReportedStay())
  const refused = answer('host.reject', aHostStay({ status: 'CSH_CANCEL' }))
  await open(at, { as: 'host' })
  await page.getByRole('button', { name: 'Từ chối' }).click()
  const sheet = page.getByRole('dialog', { name: 'Từ chối đặt phòng này?' })
  await sheet.getByRole('button', { name: 'Từ chối', exact: true }).click()
  await expect.element(sheet.getByLabelText('Lý do')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(sheet.getByRole('radiogroup')).toHaveAttribute('aria-invalid', 'true')
  await axeClean()
  await sheet.getByLabelText('Lý do').fill('Nhà đang sửa bếp')
  await sheet.getByRole('radio', { name: /Đã về đủ/ }).click()
  await sheet.getByRole('button', { name: 'Từ chối', exact: true }).click()
  await expect.element(sheet).not.toBeInTheDocument()
  expect(refused).toMatchObject([{ reason: 'Nhà đang sửa bếp', received_amount: 2_000_000 }])
})

test('a booking that changed meanwhile is shown as it stands now, with what happened', async () => {
  let stay = aReportedStay()
  answer('host.booking', () => stay)
  answer('host.confirm', (_input, refuse) => {
    stay = aReportedStay({ transferUnderReview: true, version: 4 })
    return refuse('G_409', [], { current: stay })
  })
  await open(at, { as: 'host' })
  await page.getByRole('button', { name: 'Đã nhận chuyển khoản' }).click()
  await page.getByRole('dialog').getByRole('radio').first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Xác nhận đặt phòng' }).click()
  await expect.element(page.getByText('Đặt phòng này vừa thay đổi')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Đã nhận chuyển khoản' })).not.toBeInTheDocument()
  await axeClean()
})

test('a question stays open while its act is on its way, and says what became of it', async () => {
  answer('host.booking', aReportedStay())
  const { late, answerLate } = held()
  answer('host.reject', async (_input, refuse) => {
    await late
    return refuse('G_404')
  })
  await open(at, { as: 'host' })
  await page.getByRole('button', { name: 'Từ chối' }).click()
  const sheet = page.getByRole('dialog', { name: 'Từ chối đặt phòng này?' })
  await sheet.getByLabelText('Lý do').fill('Nhà đang sửa bếp')
  await sheet.getByRole('radio', { name: /Đã về đủ/ }).click()
  await sheet.getByRole('button', { name: 'Từ chối', exact: true }).click()
  await userEvent.keyboard('{Escape}')
  answerLate()
  await expect.element(sheet.getByText(CODES.G_404.vi)).toBeVisible()
  await expect.element(sheet.getByLabelText('Lý do')).toHaveValue('Nhà đang sửa bếp')
})
