import * as z from 'zod/mini'
import { WAY_NAMES } from '../waysToPay.ts'

const named = z.object({ name: z.string(), address: z.string() })

/** Who runs the product, as its settings say; what is null or empty is not shown. */
export const company = z.object({
  hotline: z.nullable(z.string()),
  email: z.nullable(z.string()),
  /** Lines of the footer: the company's legal name, registration, address. */
  company: z.array(z.string()),
  /** Names and addresses of projects. */
  projects: z.array(named),
  /** Where the app can be downloaded. */
  apps: z.array(named),
  /** How one can pay here: what is named has an account of ours. */
  ways: z._default(z.array(z.enum(WAY_NAMES)), ['VNPAY', 'BANK_TRANSFER']),
})
export type Company = z.infer<typeof company>
