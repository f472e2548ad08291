import * as z from 'zod/mini'

export const resortType = z.union([z.literal(1), z.literal(2), z.literal(3)])

export const CONFIRMATION_POLICIES = ['INSTANT', 'PAY_THEN_CONFIRM', 'REQUEST_THEN_PAY'] as const
export const confirmationPolicy = z.enum(CONFIRMATION_POLICIES)
export type ConfirmationPolicy = z.infer<typeof confirmationPolicy>

export const CANCELLATION_POLICIES = ['FLEXIBLE', 'MODERATE', 'STRICT'] as const
export const cancellationPolicy = z.enum(CANCELLATION_POLICIES)
export type CancellationPolicy = z.infer<typeof cancellationPolicy>
