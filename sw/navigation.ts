import { PANORAMA_PATH } from '#contract/vr.ts'
import { BASE } from './table.ts'

/** Addresses that the server answers itself; everything else a person can open is a page of the app. */
const SERVER = [
  `${BASE.slice(0, BASE.indexOf('/', 1))}/`,
  '/pictures/',
  '/photos/',
  '/sandbox/',
  `${PANORAMA_PATH}/`,
  '/healthz',
  '/readyz',
]

/**
 * Whether a navigation opens the app: the shell knows every route, also the ones a gateway sends people back to. Files
 * (a dot in the last segment) and the server's own addresses are not of the app.
 */
export function opensApp(url: URL): boolean {
  const { pathname } = url
  const last = pathname.slice(pathname.lastIndexOf('/') + 1)
  return !last.includes('.') && !SERVER.some((start) => pathname === start || pathname.startsWith(start))
}
