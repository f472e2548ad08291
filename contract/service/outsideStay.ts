/** The stay that tickets are bought for: its days, and how many people are in it. */
export type StayForTickets = { checkIn: string; checkOut: string; guests: number }

/** Tickets of a stay lie within its days, both included, and are for no more people than stay. */
export function outsideStay(
  { checkIn, checkOut, guests }: StayForTickets,
  date: string,
  quantity: number,
): 'C_080' | 'B_022' | null {
  if (date < checkIn || date > checkOut) return 'C_080'
  return quantity > guests ? 'B_022' : null
}
