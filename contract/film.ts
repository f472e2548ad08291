/** A film of ours, which lies on this server. */
const OWN = /^\/films\/[\w-]+\.(?:mp4|webm)$/
/** A film as a file elsewhere: https, a name, and nothing between it and the path. */
const FILE = /^https:\/\/([a-z\d-]+(?:\.[a-z\d-]+)+)\/[\w./%-]+\.(?:mp4|webm)$/
/** The id of a film at YouTube. */
const ID = /^[\w-]{11}$/

/** Where films with an id are played: without cookies until somebody presses play. */
const PLAYER = 'www.youtube-nocookie.com'

/** What is played: a file by the browser itself, or somebody else's player in a frame, which learns who watches. */
export type Film = { readonly kind: 'file' | 'player'; readonly address: string }

/** What stands behind a film's address or id; null for one that is not played here. The page's policy allows exactly the same hosts. */
export function filmOf(text: string, hosts: readonly string[]): Film | null {
  if (OWN.test(text)) return { kind: 'file', address: text }
  const host = FILE.exec(text)?.[1]
  if (host !== undefined) return hosts.includes(host) ? { kind: 'file', address: text } : null
  return ID.test(text) && hosts.includes(PLAYER)
    ? { kind: 'player', address: `https://${PLAYER}/embed/${text}?autoplay=1` }
    : null
}

/** What is said in a file stands beside it. */
export const captionsOf = (address: string): string => address.replace(/\.\w+$/, '.vtt')

/** The same for a page, to which the server tells only what may be played. */
export const filmTold = (text: string): Film | null => filmOf(text, [FILE.exec(text)?.[1] ?? PLAYER])
