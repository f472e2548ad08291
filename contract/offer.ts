import { nightsOf } from './nights.ts'
import { afterDiscount, extrasAmount, fits, nightPrice, type Guests } from './price.ts'
import type { RoomRates, RoomTerms } from './shapes/resort.ts'

/** A kind of room as it is offered: the whole house, or one of many. */
export type OfferedRoom = { entireProperty: boolean; rates: RoomTerms }
/** Who wants to sleep there, in how many rooms. */
export type Party = { guests: Guests; rooms: number }
/** What the asked nights of one room cost together, VND before and after the promotion. */
export type NightsTogether = { nights: number; price: number; priceAfterDiscount: number }
/**
 * A stay of a party in one kind of room, in so many of them: what it costs in all, with everybody who is more than the rooms
 * include, and without the promotion (`was`); and what a night of one room comes to, in the mean. VND.
 */
export type StayOffer = {
  rooms: number
  nights: number
  total: number
  was: number
  price: number
  priceAfterDiscount: number
}

/** How many of a kind a party takes: an entire property is one, whatever number of rooms was asked. */
export const roomsTaken = (
  { entireProperty }: Pick<OfferedRoom, 'entireProperty'>,
  { rooms }: Party,
): number => (entireProperty ? 1 : rooms)

/** Whether everybody fits. */
export const partyFits = (room: OfferedRoom, party: Party): boolean =>
  fits([{ count: roomsTaken(room, party), rates: room.rates }], party.guests, 0)

/** The nights of [from, to) in one room. */
export function nightsTogether(rates: RoomRates, from: string, to: string): NightsTogether {
  const prices = nightsOf(from, to).map((night) => nightPrice(rates, night))
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
  return {
    nights: prices.length,
    price: sum(prices),
    priceAfterDiscount: sum(prices.map((price) => afterDiscount(rates, price))),
  }
}

/** What a night costs for everybody who is more than the rooms of one kind include, VND; null where not everybody fits. */
export const partyExtras = (room: OfferedRoom, party: Party): number | null =>
  partyFits(room, party) ? extrasInRooms(room, party) : null

const extrasInRooms = (room: OfferedRoom, party: Party): number =>
  extrasAmount({
    rooms: [{ count: roomsTaken(room, party), rates: room.rates }],
    guests: party.guests,
    extraBeds: 0,
  })

/** What a stay comes to: in so many rooms, each with what its nights cost together, and what is extra every night. VND. */
export const stayTotal = (rooms: number, together: number, nights: number, extras: number): number =>
  rooms * together + nights * extras

/** What a night of one room of a stay comes to, in the mean, VND. */
export const eachNight = (total: number, nights: number, rooms: number): number =>
  Math.round(total / (nights * rooms))

/** What every list, card, page and form says of a stay in one kind of room; what booking it is quoted at (`quoteStay`). */
export function offerOf(room: OfferedRoom, party: Party, { nights, ...sums }: NightsTogether): StayOffer {
  const rooms = roomsTaken(room, party)
  const extras = extrasInRooms(room, party)
  const total = stayTotal(rooms, sums.priceAfterDiscount, nights, extras)
  const was = stayTotal(rooms, sums.price, nights, extras)
  return {
    rooms,
    nights,
    total,
    was,
    price: eachNight(was, nights, rooms),
    priceAfterDiscount: eachNight(total, nights, rooms),
  }
}
