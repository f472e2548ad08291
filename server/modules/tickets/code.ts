import { CODE_PREFIX } from '#contract/bookingCodes.ts'
import { newCode } from '#server/bookingCode.ts'

/** A service booking's code as people read and type it: GHV-7K2M9Q. */
export const newTicketCode = (): string => newCode(CODE_PREFIX.service)
