/** Where this server's own drawn tours stand. */
export const PANORAMA_PATH = '/panorama'
/** Https, a name, and nothing between it and the path: no port, no name and password. */
const TOUR = /^https:\/\/([a-z\d-]+(?:\.[a-z\d-]+)+)(?:[/?#][^\s\\]*)?$/
const OWN = /^\/panorama\/[\da-f-]{36}$/

/** Whether a link is one of our own drawn tours. */
export const isOwnTour = (link: string): boolean => OWN.test(link)

/**
 * Whether a virtual-reality link may be opened: https at one of the allowed hosts, on its own port and without a name and
 * password, or a drawn tour of our own. The frame's policy allows exactly the same.
 */
export function isVrLink(link: string, hosts: readonly string[]): boolean {
  if (isOwnTour(link)) return true
  const host = link.length > 500 ? undefined : TOUR.exec(link)?.[1]
  return host !== undefined && hosts.includes(host)
}
