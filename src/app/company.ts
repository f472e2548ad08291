import { useQuery } from '@tanstack/react-query'
import { query } from '#src/api/query.ts'
import type { Company } from '#contract/shapes/company.ts'

const NOBODY: Company = {
  hotline: null,
  email: null,
  company: [],
  projects: [],
  apps: [],
  ways: ['VNPAY', 'BANK_TRANSFER'],
}

/** Who runs the product, as the server's settings say; nothing until that is known. */
export const useCompany = (): Company => useQuery(query('helper.company', {})).data ?? NOBODY
