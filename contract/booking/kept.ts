/** What of the money paid for a stay or tickets is not going back, VND. */
export const keptIn = ({
  paid,
  refunds,
}: {
  readonly paid: number
  readonly refunds: readonly { readonly amount: number }[]
}): number => paid - refunds.reduce((sum, { amount }) => sum + amount, 0)
