import { msg } from '@lingui/core/macro'
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import type { RouterContext } from '#src/app/context.ts'
import { runMiddleware } from '#src/app/middleware.ts'
import { PageHead } from '#src/app/PageHead.tsx'
import { Shell } from '#src/app/Shell.tsx'
import { NOT_FOUND, pageHead } from '#src/app/title.ts'
import { pageCatalogs } from '#src/i18n/pageCatalogs.ts'
import { deferredWait } from '#src/ui/deferred.tsx'

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ context, matches, location, cause }) => {
    const { words, preferences } = context.locale
    const access = matches.map(({ staticData }) => staticData.access).findLast((one) => one !== undefined)
    const middleware = matches.flatMap(({ staticData }) => staticData.middleware ?? [])
    runMiddleware(['authentication', ...middleware], { access: access ?? 'everyone', href: location.href })
    const catalogs = pageCatalogs(matches)
    // While a rendered page is taken over, the words of its deferred parts and of the frame wait, as their script does. Who goes
    // on to another page before then gets all of them with it.
    const waits = deferredWait()
    const deferred =
      waits && cause === 'enter' ? [] : matches.flatMap(({ staticData }) => staticData.deferredCatalogs ?? [])
    const frame = import.meta.env.SSR || (waits && cause !== 'enter') ? (['frame'] as const) : []
    await words.speak(preferences.now.language, [...catalogs, ...deferred, ...frame])
  },
  head: ({ match }) =>
    pageHead(
      match,
      match._notFound === true ? NOT_FOUND : msg`Villa, khách sạn và căn hộ khắp Việt Nam`,
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
