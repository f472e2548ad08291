import type { Handlers } from '#server/handlers.ts'
import { writeLetter } from '#server/letters/writeLetter.ts'
import { bookingDetail, ownBooking, type BookingWorld } from '#server/modules/bookings/bookings.ts'
import { personOf, refuse } from '#server/refusal.ts'
import { receiptFile } from './compose.ts'
import { sampleLetter } from './sample.ts'

export { compose, markUnreachable } from './compose.ts'

/** The calls about what people keep: receipts, and how letters look. */
export const lettersHandlers = (world: BookingWorld): Pick<Handlers, 'booking.receipt' | 'desk.letter'> => ({
  'booking.receipt': async ({ booking_id }, context) => {
    const { language } = context
    const booking = await ownBooking(world, booking_id, personOf(context).userId)
    if (booking.paid === 0) refuse('G_404')
    const detail = await bookingDetail(world, booking, language)
    return receiptFile(detail, {
      language,
      company: world.settings.company.company,
      now: world.clock.now(),
    })
  },

  'desk.letter': async ({ kind, language, scheme }) => {
    const site = world.settings.publicAddress
    const letter = sampleLetter(kind, { language, site, now: world.clock.now() })
    return { name: `${kind}.html`, content: writeLetter(letter, '', scheme).html }
  },
})
