import * as z from 'zod/mini'

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
})
export type Company = z.infer<typeof company>
