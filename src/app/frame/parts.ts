/**
 * The parts of the frame whose script comes after the page can be used; one chunk. What they are for stands on the page
 * from the start: links are links and menus are the browser's own popovers.
 */
export { DrawerContent } from './DrawerContent.tsx'
export { NoticeBell } from './NoticeBell.tsx'
export { PersonMark, PersonPanel } from './PersonMenu.tsx'
export { SpeechChoices } from './SpeechChoices.tsx'
export { Extras } from './Extras.tsx'
export { BottomBar } from './BottomBar.tsx'
export { SiteFooter } from './SiteFooter.tsx'
