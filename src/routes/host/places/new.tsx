import { msg } from '@lingui/core/macro'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { pageHead } from '#src/app/title.ts'
import { NewPlacePage } from '#src/features/host/places/PlacePage.tsx'

export const Route = createFileRoute('/host/places/new')({
  staticData: { catalogs: ['pictures'] },
  head: ({ match }) => pageHead(match, msg`Thêm chỗ ở`),
  component: Page,
})

function Page() {
  const navigate = useNavigate()
  return (
    <NewPlacePage onMade={(id) => void navigate({ to: '/host/places/$id', params: { id }, replace: true })} />
  )
}
