import { deferred } from '#src/ui/deferred.tsx'

const parts = () => import('./parts.ts')

export const BottomBar = deferred(() => parts().then((all) => all.BottomBar))
export const Drawer = deferred(() => parts().then((all) => all.Drawer))
export const Extras = deferred(() => parts().then((all) => all.Extras))
export const PlainHeader = deferred(() => parts().then((all) => all.PlainHeader))
export const SiteFooter = deferred(() => parts().then((all) => all.SiteFooter))
export const SiteHeader = deferred(() => parts().then((all) => all.SiteHeader))

/** Has the whole frame there before the first page is drawn, where the server has not drawn it. */
export const prepareFrame = async (): Promise<void> => {
  await Promise.all(
    [BottomBar, Drawer, Extras, PlainHeader, SiteFooter, SiteHeader].map(({ prepare }) => prepare()),
  )
}
