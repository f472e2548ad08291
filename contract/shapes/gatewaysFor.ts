import * as z from 'zod/mini'
import { GATEWAYS } from '../waysToPay.ts'

/** Over whose pages what is due now can be paid: those that are set up here and carry the amount. */
export const gatewaysFor = z._default(z.array(z.enum(GATEWAYS)), ['VNPAY'])
