export { resortForBooking, type ResortForBooking, type RoomForBooking } from './forBooking.ts'
