import { describe, expect, test } from 'vitest'
import {
  draftScreen,
  EDIT_SCREENS,
  editAddress,
  isEditScreen,
  isReview,
} from '#src/features/booking/edit/screens.ts'

describe('the addresses under which a booking is changed', () => {
  test.each([
    ['booking-cache', false],
    ['hotel-cache', false],
    ['hotel', false],
    ['villa', false],
    ['hotel-detail-cache', true],
    ['hotel-detail', true],
    ['villa-detail-cache', true],
    ['villa-detail', true],
  ])('%s opens, and lays the change beside the booking: %s', (screen, review) => {
    if (!isEditScreen(screen)) throw new Error(`${screen} opens nothing`)
    expect(isReview(screen)).toBe(review)
  })

  test('are these and no others', () => {
    expect(EDIT_SCREENS).toHaveLength(8)
    expect(isEditScreen('apartment')).toBe(false)
  })

  test('follow what is let: a whole place as a villa, rooms of it as a hotel', () => {
    expect(editAddress({ entireProperty: true, id: 'b' })).toEqual({ screen: 'villa', key: 'b' })
    expect(editAddress({ entireProperty: false, id: 'b' })).toEqual({ screen: 'hotel', key: 'b' })
    expect(draftScreen({ entireProperty: true })).toBe('booking-cache')
    expect(draftScreen({ entireProperty: false })).toBe('hotel-cache')
  })
})
