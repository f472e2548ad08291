import { QRPay } from 'vietnam-qr-pay'
import * as z from 'zod/mini'

/** NAPAS's limits: a six-digit bank number, an account of letters and digits, a purpose that old core systems can carry. */
const bin = z.string().check(z.regex(/^\d{6}$/))
const account = z.string().check(z.regex(/^[A-Za-z0-9]{1,19}$/))
/** EMVCo field 54 holds 13 characters; VND has no fraction. */
const amount = z.int().check(z.gte(1), z.lte(9_999_999_999_999))
const PURPOSE_MAX = 25
/** Printable ASCII; spaces at an end would be lost on the way through the banks. */
const purpose = z.string().check(z.maxLength(PURPOSE_MAX), z.regex(/^[!-~]([ -~]*[!-~])?$/))

const transfer = z.object({ bin, account, amount: z.optional(amount), purpose: z.optional(purpose) })

/** A transfer to one bank account. Without an amount the payer types it: a static code. */
export type VietQrTransfer = z.infer<typeof transfer>

/**
 * The text of a VietQR code (EMVCo merchant-presented, NAPAS 247 to an account). Throws a ZodError when the bank, account,
 * amount or purpose cannot be carried: better no code than one that pays somebody else.
 */
export function vietQr(input: VietQrTransfer): string {
  const checked = transfer.parse(input)
  return QRPay.initVietQR({
    bankBin: checked.bin,
    bankNumber: checked.account,
    ...(checked.amount === undefined ? {} : { amount: String(checked.amount) }),
    ...(checked.purpose === undefined ? {} : { purpose: checked.purpose }),
  }).build()
}
