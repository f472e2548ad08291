import { msg } from '@lingui/core/macro'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { pageHead } from '#src/app/title.ts'
import { DeskPage } from '#src/features/desk/DeskPage.tsx'

/** The whole desk is one route: its pages and their titles are of its own chunk, and cost guests nothing. */
export const Route = createFileRoute('/desk/$')({
  staticData: { catalogs: ['desk', 'frame', 'stay'], access: 'desk.work', frame: 'work' },
  loader: async ({ params }) => {
    const { placeOf, titleOf } = await import('#src/features/desk/places.ts')
    const place = placeOf(params._splat)
    if (place === null) throw notFound()
    return { place, title: titleOf(place) }
  },
  head: ({ match, loaderData }) => pageHead(match, loaderData?.title ?? msg`Bàn làm việc`),
  component: Page,
})

function Page() {
  return <DeskPage place={Route.useLoaderData().place} />
}
