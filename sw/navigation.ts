import { PANORAMA_PATH } from '#contract/vr.ts'
import { BASE } from './table.ts'

const API = BASE.slice(0, BASE.indexOf('/', 1))

/**
 * What a person can open and the server answers itself: its own addresses, and files (a dot in the last segment). Everything
 * else is a page of the app: the shell knows every route, also the ones a gateway sends people back to.
 */
export const SERVERS: readonly RegExp[] = [
  new RegExp(`^(?:${API}|/pictures|/photos|/sandbox|${PANORAMA_PATH})/|^/(?:healthz|readyz)`),
  /^[^?]*\.[^/?]*(?:\?|$)/,
]
