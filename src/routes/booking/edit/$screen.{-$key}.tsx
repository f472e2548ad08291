import { msg } from '@lingui/core/macro'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { later } from '#src/app/later.ts'

/** The screens on which a booking is edited: of a draft on the device (`-cache`) or of a booking, by kind of resort. */
const SCREENS = [
  'booking-cache',
  'hotel-cache',
  'hotel',
  'villa',
  'hotel-detail-cache',
  'hotel-detail',
  'villa-detail-cache',
  'villa-detail',
]

export const Route = createFileRoute('/booking/edit/$screen/{-$key}')({
  staticData: { title: msg`Sửa đặt phòng`, catalogs: ['later'], access: 'signedIn' },
  beforeLoad: ({ params }) => {
    if (!SCREENS.includes(params.screen)) throw notFound()
  },
  ...later,
})
