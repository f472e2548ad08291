import { msg } from '@lingui/core/macro'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { outdated } from '#src/api/outdated.ts'
import { aBooking } from '#tests/support/aBooking.ts'
import { aHotel } from '#tests/support/aHotel.ts'
import { answer } from '../support/answers.ts'
import { open } from '../support/open.tsx'

test('a change that was opened shows the booking as it is now, until something of it is touched', async () => {
  let booking = aBooking()
  answer('booking.detail', () => booking)
  answer('resort.detail', aHotel(booking))
  answer('resort.calendar', { roomId: null, nights: [] })
  answer('booking.quoteEdit', (_wish, refuse) => refuse('G_503'))
  const { words, router } = await open(`/booking/edit/hotel/${booking.id}`, { as: 'guest' })
  const name = page.getByLabelText(words(msg`Họ và tên`))
  const correct = async (fullName: string) => {
    const { contact, version } = booking
    booking = aBooking({ version: version + 1, contact: { ...contact, fullName } })
    await outdated(router.options.context.queryClient, 'booking.detail')
  }
  await expect.element(name).toHaveValue(booking.contact.fullName)
  await correct('Nguyễn Thị Hoa Sen')
  await expect.element(name).toHaveValue('Nguyễn Thị Hoa Sen')
  await name.fill('Nguyễn Thị Sen')
  await correct('Nguyễn Hoa Sen')
  await expect.element(name).toHaveValue('Nguyễn Thị Sen')
})
