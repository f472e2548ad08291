import type { Passport } from '#contract/shapes/profile.ts'
import { answer, NOW } from './answers.ts'

const AREAS = ['Đà Lạt', 'Hạ Long', 'Sa Pa', 'Hội An', 'Huế', 'Phú Quốc', 'Quy Nhơn', 'Ninh Bình']

/** Stamps of so many areas, each a month before the one that stands before it. */
export const stampsOf = (count: number): Passport['stamps'] =>
  Array.from({ length: count }, (_, place) => ({
    areaId: place + 1,
    areaName: AREAS[place] ?? `Đảo ${place}`,
    pictureId: 'area-pine-1-0',
    bookingId: `01980000-0000-7000-8000-0000000001${String(place).padStart(2, '0')}`,
    checkIn: Temporal.PlainDate.from('2029-11-05').subtract({ months: place }).toString(),
  }))

/** What the passport asks for: nothing ahead, and no stamp unless one is told. */
export function answerPassport(told: Partial<Passport> = {}): void {
  answer('profile.passport', { since: NOW.slice(0, 10), stamps: [], more: 0, ...told })
  answer('booking.coming', { bookings: [], codesFrom: null })
}
