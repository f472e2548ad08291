type Asked = { ticket_type_id: string; quantity: number }

/**
 * As many of the asked tickets as can be had where only `left` are, and of a type no more than `most` says of it: the first
 * types before the others. Empty where nothing is left, and where everything asked for can be had.
 */
export function fewerTickets(
  asked: readonly Asked[],
  left: number,
  most: ReadonlyMap<string, number> = new Map(),
): Asked[] {
  const offer: Asked[] = []
  let spare = left
  for (const { ticket_type_id, quantity } of asked) {
    const had = Math.min(quantity, most.get(ticket_type_id) ?? quantity, spare)
    if (had > 0) offer.push({ ticket_type_id, quantity: had })
    spare -= Math.max(0, had)
  }
  const total = (tickets: readonly Asked[]) => tickets.reduce((sum, { quantity }) => sum + quantity, 0)
  return total(offer) < total(asked) ? offer : []
}
