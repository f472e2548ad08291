import { msg } from '@lingui/core/macro'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Output } from '#contract/endpoints.ts'
import { LANGUAGES } from '#contract/shapes/primitives.ts'
import { aBooking } from '#tests/support/aBooking.ts'
import { aDossier } from '../support/aDossier.ts'
import { answer, NOW } from '../support/answers.ts'
import { axeClean } from '../support/axe.ts'
import { open } from '../support/open.tsx'

const REFUND: Output<'desk.booking'>['booking']['refunds'][number] = {
  id: '01980000-0000-7000-8000-00000000dd01',
  state: 'REQUESTED',
  amount: 40_000_000,
  reason: 'GUEST_CANCELLED',
  way: 'BANK',
  requestedAt: NOW,
  sentAt: null,
  doneAt: null,
  proof: null,
}

test.each(LANGUAGES)(
  'S6: in %s, the dossier asks for the approvals of a large refund before it offers to say that it was transferred',
  async (language) => {
    let told: Output<'desk.booking'>['approvals'][string] = { second: 'NEEDED' }
    const dossier = () =>
      aDossier({
        booking: aBooking({ status: 'KT_CANCEL', refunds: [REFUND] }),
        approvals: { [REFUND.id]: told },
      })
    answer('desk.booking', dossier)
    const approved = answer('desk.refund', () => {
      told = { second: 'ASKED', askedBy: 'Phạm Thu Hà', mine: 1 }
      return REFUND
    })
    const { words } = await open(`/desk/booking/${dossier().booking.id}`, {
      as: 'staff',
      language,
      width: 1024,
    })
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    await expect.element(page.getByText(words(msg`Cần hai người duyệt trước khi chuyển`))).toBeVisible()
    await expect.element(button(words(msg`Đã chuyển khoản`))).not.toBeInTheDocument()
    await axeClean()
    await button(words(msg`Duyệt`)).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabelText(words(msg`Lý do`)).fill('Đã xem sao kê')
    await dialog.getByRole('button', { name: words(msg`Duyệt`), exact: true }).click()
    await expect.element(page.getByText(words(msg`Bạn đã duyệt, chờ một đồng nghiệp khác`))).toBeVisible()
    await expect.element(button(words(msg`Duyệt`))).not.toBeInTheDocument()
    expect(approved).toMatchObject([{ refund_id: REFUND.id, act: 'APPROVE' }])
  },
)
