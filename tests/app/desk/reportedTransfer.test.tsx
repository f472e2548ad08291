import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Output } from '#contract/endpoints.ts'
import { aBooking } from '#tests/support/aBooking.ts'
import { aDossier } from '../support/aDossier.ts'
import { answer, NOW } from '../support/answers.ts'
import { open } from '../support/open.tsx'

type Dossier = Output<'desk.booking'>

const REPORTED = {
  status: 'CSH_CONFIRM',
  paymentMethod: 'BANK_TRANSFER',
  paid: 0,
  transferReported: true,
  hostDeadline: '2029-12-20T05:00:00Z',
} as const

const button = (name: string) => page.getByRole('button', { name, exact: true })
const CONFIRM = 'Xác nhận thay chủ nhà'
const REJECT = 'Từ chối thay chủ nhà'
async function openDossier(changes: Partial<Dossier>) {
  const dossier = aDossier(changes)
  answer('desk.booking', dossier)
  await open(`/desk/booking/${dossier.booking.id}`, { as: 'staff', width: 1024 })
  await expect.element(button('Phân xử chuyển khoản')).toBeVisible()
}

test('a transfer of which nothing has come is not rejected in the host’s place: staff decides about the transfer', async () => {
  await openDossier({ booking: aBooking(REPORTED) })
  await expect.element(button(CONFIRM)).toBeVisible()
  await expect.element(button(REJECT)).not.toBeInTheDocument()
})

test('with money in doubt nothing is confirmed in the host’s place; rejecting gives it back', async () => {
  await openDossier({
    booking: aBooking({ ...REPORTED, paid: 700_000, transferUnderReview: true }),
    transfers: [
      {
        id: '01980000-0000-7000-8000-00000000ff11',
        number: null,
        amount: 700_000,
        source: 'HOST',
        state: 'IN_DOUBT',
        at: NOW,
      },
    ],
  })
  await expect.element(button(REJECT)).toBeVisible()
  await expect.element(button(CONFIRM)).not.toBeInTheDocument()
})
