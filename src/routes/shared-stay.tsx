import { msg } from '@lingui/core/macro'
import { createFileRoute, useLocation } from '@tanstack/react-router'
import { pageHead } from '#src/app/title.ts'
import { SharedStayPage } from '#src/features/booking/shared/SharedStayPage.tsx'

/** Rendered by the browser alone: what stands behind # never reaches the server, and robots find an empty page that says no. */
export const Route = createFileRoute('/shared-stay')({
  staticData: { catalogs: ['booking', 'stay'] },
  head: ({ match }) => pageHead(match, msg`Chuyến đi được chia sẻ`),
  component: Page,
})

function Page() {
  return <SharedStayPage token={useLocation().hash} />
}
