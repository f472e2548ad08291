/**
 * The frame of a page, whose script comes after the page can be used; one chunk. What it is for stands on the page from
 * the start: links are links and menus are the browser's own popovers.
 */
export { Drawer } from '../header/Drawer.tsx'
export { PlainHeader, SiteHeader } from '../header/SiteHeader.tsx'
export { Extras } from './Extras.tsx'
export { BottomBar } from './BottomBar.tsx'
export { SiteFooter } from './SiteFooter.tsx'
