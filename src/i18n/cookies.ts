/** Anybody can write anything into a cookie: what is no text of ours counts as it stands. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

/** Reads a cookie from a `Cookie` header or `document.cookie`. */
export function readCookie(cookies: string, name: string): string | null {
  for (const pair of cookies.split(';')) {
    const [key, value] = pair.split('=')
    if (key?.trim() === name && value !== undefined) return decoded(value.trim())
  }
  return null
}

const YEAR_IN_SECONDS = 31_536_000

/** Keeps a choice of this browser for a year; it says nothing of the person. */
export function writeCookie(name: string, value: string): void {
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${YEAR_IN_SECONDS}; samesite=lax`
}
