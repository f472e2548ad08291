import { msg } from '@lingui/core/macro'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { pageHead } from '#src/app/title.ts'
import { EarningsPage } from '#src/features/host/earnings/EarningsPage.tsx'
import { readMonth } from '../-search.ts'

export const Route = createFileRoute('/host/earnings')({
  validateSearch: readMonth,
  head: ({ match }) => pageHead(match, msg`Thu nhập`),
  component: Page,
})

function Page() {
  const navigate = useNavigate()
  const { month } = Route.useSearch()
  return (
    <EarningsPage
      month={month}
      onMonth={(chosen) =>
        void navigate({ to: '/host/earnings', search: { month: chosen }, replace: true, resetScroll: false })
      }
    />
  )
}
