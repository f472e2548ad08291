import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#src/app/title.ts'
import { EditRoomsPage } from '#src/features/booking/EditRoomsPage.tsx'

export const Route = createFileRoute('/booking/edit/list-room')({
  staticData: { catalogs: ['booking', 'stay', 'changing'], access: 'signedIn' },
  validateSearch: ({ key }: Record<string, unknown>): { key?: string } =>
    typeof key === 'string' ? { key } : {},
  head: ({ match }) => pageHead(match, msg`Chọn phòng khác`),
  component: Page,
})

function Page() {
  return <EditRoomsPage draftKey={Route.useSearch().key ?? null} />
}
