import { msg } from '@lingui/core/macro'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { pageHead } from '#src/app/title.ts'
import { NewPlacePage } from '#src/features/host/places/new/NewPlacePage.tsx'
import { readStep } from '#src/features/host/places/new/steps.ts'

export const Route = createFileRoute('/host/places/new')({
  validateSearch: (raw: Record<string, unknown>): { step?: unknown } => raw,
  staticData: { catalogs: ['pictures'] },
  head: ({ match }) => pageHead(match, msg`Thêm chỗ ở`),
  component: Page,
})

function Page() {
  const navigate = useNavigate()
  return (
    <NewPlacePage
      step={readStep(Route.useSearch().step)}
      onStep={(step) => void navigate({ to: '/host/places/new', search: { step } })}
      onMade={(id) => void navigate({ to: '/host/places/$id', params: { id }, replace: true })}
    />
  )
}
