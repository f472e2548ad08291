import { msg } from '@lingui/core/macro'
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import type { RouterContext } from '#src/app/context.ts'
import { runMiddleware } from '#src/app/middleware.ts'
import { PageHead } from '#src/app/PageHead.tsx'
import { Shell } from '#src/app/Shell.tsx'
import { pageHead } from '#src/app/title.ts'

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ context, matches, location }) => {
    const { words, preferences } = context.locale
    const access = matches.map(({ staticData }) => staticData.access).findLast((one) => one !== undefined)
    const middleware = matches.flatMap(({ staticData }) => staticData.middleware ?? [])
    runMiddleware(['authentication', ...middleware], { access: access ?? 'everyone', href: location.href })
    const catalogs = matches.flatMap(({ staticData }) => staticData.catalogs ?? [])
    // The frame's words come later in the browser, with its script; on the server they are needed at once.
    await words.speak(preferences.now.language, import.meta.env.SSR ? ['frame', ...catalogs] : catalogs)
  },
  head: ({ match }) =>
    pageHead(
      match,
      msg`Villa, khách sạn và căn hộ khắp Việt Nam`,
      msg`Tìm và đặt chỗ ở khắp Việt Nam, giá rõ từng đêm, nhận phòng được cả khi không có mạng.`,
    ),
  component: Root,
})

function Root() {
  return (
    <>
      <PageHead />
      <Shell>
        <Outlet />
      </Shell>
    </>
  )
}
