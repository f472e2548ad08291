/** Reads a cookie from a `Cookie` header or `document.cookie`. */
export function readCookie(cookies: string, name: string): string | null {
  for (const pair of cookies.split(';')) {
    const [key, value] = pair.split('=')
    if (key?.trim() === name && value !== undefined) return decodeURIComponent(value.trim())
  }
  return null
}

const YEAR_IN_SECONDS = 31_536_000

/** Keeps a choice of this browser for a year; it says nothing of the person. */
export function writeCookie(name: string, value: string): void {
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${YEAR_IN_SECONDS}; samesite=lax`
}
