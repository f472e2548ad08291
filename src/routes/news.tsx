import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { query } from '#src/api/query.ts'
import { titleHead } from '#src/app/title.ts'
import { NewsPage } from '#src/features/news/NewsPage.tsx'
import { readNews } from './-search.ts'

export const Route = createFileRoute('/news')({
  staticData: {
    catalogs: ['news'],
    rendered: true,
    title: msg`Tin tức và sự kiện`,
    description: msg`Lễ hội, phiên chợ và những chuyến đi thong thả quanh các chỗ ở trên Ghé.`,
  },
  validateSearch: readNews,
  loaderDeps: ({ search: { show = 'all', page_number = 1 } }) => ({ show, page_number }),
  loader: async ({ context, deps }) => {
    await context.queryClient.prefetchQuery(query('news.list', deps))
    return null
  },
  head: titleHead,
  component: Page,
})

function Page() {
  const { show = 'all', page_number = 1 } = Route.useSearch()
  return <NewsPage show={show} page={page_number} />
}
