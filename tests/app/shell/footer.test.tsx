import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { query } from '#src/api/query.ts'
import { SiteFooter } from '#src/app/frame/SiteFooter.tsx'
import type { Company } from '#contract/shapes/company.ts'
import { onPage } from '#tests/support/onPage.tsx'

const shown = (company: Company) => {
  const client = new QueryClient()
  client.setQueryData(query('helper.company', {}).queryKey, company)
  return onPage(
    <QueryClientProvider client={client}>
      <SiteFooter />
    </QueryClientProvider>,
    ['frame'],
  )
}

test('the foot of a page shows who runs the product, and nothing where the settings are empty', async () => {
  const full = await shown({
    hotline: '1900 1234',
    email: 'chao@example.com',
    company: ['Công ty Ví Dụ'],
    projects: [{ name: 'Ghé Đà Lạt', address: '1 Đường Thông' }],
    apps: [{ name: 'App Store', address: 'https://apps.example/ghe' }],
    ways: ['VNPAY', 'BANK_TRANSFER'],
  })
  await expect.element(full.getByRole('link', { name: '1900 1234' })).toHaveAttribute('href', 'tel:19001234')
  await expect.element(full.getByRole('link', { name: 'App Store' })).toBeVisible()
  await expect.element(full.getByText('Công ty Ví Dụ')).toBeVisible()
  await expect.element(full.getByText('Ghé Đà Lạt: 1 Đường Thông')).toBeVisible()
  await full.unmount()
  const empty = await shown({
    hotline: null,
    email: null,
    company: [],
    projects: [],
    apps: [],
    ways: ['VNPAY', 'BANK_TRANSFER'],
  })
  await expect.element(empty.getByText('Điều khoản').first()).toBeVisible()
  await expect.element(empty.getByText('Liên hệ')).not.toBeInTheDocument()
  expect(empty.container.querySelector('address')).toBeNull()
})
