import { createFileRoute } from '@tanstack/react-router'
import { useCompany } from '#src/app/company.ts'
import { loadPolicy } from '#src/app/policyRoute.ts'
import { titleHead } from '#src/app/title.ts'
import { PolicyPage } from '#src/features/policy/PolicyPage.tsx'
import { readVersion } from './-search.ts'

export const Route = createFileRoute('/policy')({
  staticData: { catalogs: ['policy'], rendered: true },
  validateSearch: readVersion,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadPolicy(context, 'policy', deps.version),
  head: titleHead,
  component: Page,
})

function Page() {
  return <PolicyPage name="policy" version={Route.useSearch().version} operator={useCompany()} />
}
