import { CODE_PREFIX } from '#contract/bookingCodes.ts'
import { newCode } from '#server/bookingCode.ts'

/** A stay's code as people read and type it: GHE-7K2M9Q. */
export const newBookingCode = (): string => newCode(CODE_PREFIX.stay)
