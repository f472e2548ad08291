import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { titleHead } from '#src/app/title.ts'
import { SavedSearchesPage } from '#src/features/favourite/saved/SavedSearchesPage.tsx'

export const Route = createFileRoute('/profile/saved/{-$id}')({
  staticData: {
    title: msg`Tìm kiếm đã lưu`,
    catalogs: ['favourite'],
    access: 'signedIn',
  },
  head: titleHead,
  component: Page,
})

function Page() {
  return <SavedSearchesPage opened={Route.useParams().id} />
}
