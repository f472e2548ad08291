import * as z from 'zod/mini'
import { bankRequest } from './house.ts'
import { id } from './primitives.ts'

/** The account of a guest, as their bank knows it. */
export const setRefundAccountRequest = z.object({ booking_id: id, ...bankRequest.shape })
