import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { UUID } from '#contract/uuid.ts'
import { isProblem } from '#src/api/problem.ts'
import { query } from '#src/api/query.ts'
import { titleHead } from '#src/app/title.ts'
import { ArticlePage } from '#src/features/news/ArticlePage.tsx'

/** One article; without an id, the list of all. */
export const Route = createFileRoute('/new/{-$id}')({
  staticData: { catalogs: ['news'], rendered: true },
  loader: async ({ context, params: { id } }) => {
    if (id === undefined) throw redirect({ to: '/news', replace: true })
    if (!UUID.test(id)) throw notFound()
    const { title, summary } = await context.queryClient
      .ensureQueryData(query('news.article', { news_id: id }))
      .catch((error: unknown) => {
        throw isProblem(error, 404) ? notFound() : error
      })
    return { title, description: summary }
  },
  head: titleHead,
  component: Page,
})

function Page() {
  const { id = '' } = Route.useParams()
  return <ArticlePage key={id} id={id} />
}
