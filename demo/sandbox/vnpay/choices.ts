/** What a person may let happen at the stand-in's pay page. */
export const CHOICES = [
  'pay',
  'not_enough_money',
  'cancel',
  'expire',
  'pay_never_return',
  'pay_late_call',
  'pay_repeated_call',
] as const
export type Choice = (typeof CHOICES)[number]

export interface Ending {
  responseCode: string
  transactionStatus: string
  /** Whether the payer's browser is sent back. */
  returns: boolean
  /** Whether the call to the server comes late. */
  late: boolean
  /** How often the call is made again although it was answered well. */
  repeats: number
}

const paid: Ending = { responseCode: '00', transactionStatus: '00', returns: true, late: false, repeats: 0 }
const failed = (responseCode: string): Ending => ({ ...paid, responseCode, transactionStatus: '02' })

/** How each choice ends, in VNPay's codes. */
export const ENDINGS = {
  pay: paid,
  not_enough_money: failed('51'),
  cancel: failed('24'),
  expire: failed('11'),
  pay_never_return: { ...paid, returns: false },
  pay_late_call: { ...paid, late: true },
  pay_repeated_call: { ...paid, repeats: 3 },
} as const satisfies Record<Choice, Ending>
