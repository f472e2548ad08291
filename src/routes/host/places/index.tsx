import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#src/app/title.ts'
import { PlacesPage } from '#src/features/host/places/PlacesPage.tsx'

export const Route = createFileRoute('/host/places/')({
  head: ({ match }) => pageHead(match, msg`Chỗ ở của tôi`),
  component: PlacesPage,
})
