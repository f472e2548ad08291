import type { BookingDetail } from '#contract/shapes/booking.ts'

/** The screens on which a booking is changed, as their addresses name them. `-cache`: of a change begun on this device. */
export const EDIT_SCREENS = [
  'booking-cache',
  'hotel-cache',
  'hotel',
  'villa',
  'hotel-detail-cache',
  'hotel-detail',
  'villa-detail-cache',
  'villa-detail',
] as const
export type EditScreen = (typeof EDIT_SCREENS)[number]

export const isEditScreen = (name: string): name is EditScreen =>
  EDIT_SCREENS.some((screen) => screen === name)

/** The detail screens lay the booking beside its change; the others change it. */
export const isReview = (screen: EditScreen): boolean => screen.includes('-detail')

/** Whole properties are changed on the villa screens, single rooms on the hotel screens; apartments are one or the other. */
export const editKind = ({ entireProperty }: Pick<BookingDetail, 'entireProperty'>): 'villa' | 'hotel' =>
  entireProperty ? 'villa' : 'hotel'

/** Where a change that was begun goes on. */
export const draftScreen = (draft: Pick<BookingDetail, 'entireProperty'>): 'booking-cache' | 'hotel-cache' =>
  draft.entireProperty ? 'booking-cache' : 'hotel-cache'

/** Where a change begins: the booking's own address among the screens. */
export const editAddress = (booking: Pick<BookingDetail, 'entireProperty' | 'id'>) => ({
  screen: editKind(booking),
  key: booking.id,
})
