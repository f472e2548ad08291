import { createFileRoute, notFound } from '@tanstack/react-router'
import { lazy } from 'react'

/** All components in all states, while developing; a build has neither the page nor a byte of it. */
const PAGES = import.meta.env.DEV
  ? {
      all: lazy(async () => ({
        default: (await import('#src/ui/gallery/ComponentsPage.tsx')).ComponentsPage,
      })),
      example: lazy(async () => ({ default: (await import('#src/ui/gallery/ExamplePage.tsx')).ExamplePage })),
    }
  : null

export const Route = createFileRoute('/test/{-$part}')({
  staticData: { rendered: true },
  loader: ({ params: { part } }) => {
    if (PAGES === null || (part !== undefined && part !== 'example')) throw notFound()
  },
  component: Page,
})

function Page() {
  const { part } = Route.useParams()
  const Shown = PAGES?.[part === 'example' ? 'example' : 'all']
  return Shown ? <Shown /> : null
}
