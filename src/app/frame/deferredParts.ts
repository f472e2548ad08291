import { deferred } from '#src/ui/deferred.tsx'

const parts = () => import('./parts.ts')

export const BottomBar = deferred(() => parts().then((all) => all.BottomBar))
export const DrawerContent = deferred(() => parts().then((all) => all.DrawerContent))
export const Extras = deferred(() => parts().then((all) => all.Extras))
export const NoticeBell = deferred(() => parts().then((all) => all.NoticeBell))
export const PersonMark = deferred(() => parts().then((all) => all.PersonMark))
export const PersonPanel = deferred(() => parts().then((all) => all.PersonPanel))
export const SiteFooter = deferred(() => parts().then((all) => all.SiteFooter))
export const SpeechChoices = deferred(() => parts().then((all) => all.SpeechChoices))
