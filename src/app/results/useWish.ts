import { useState } from 'react'

/** The search as a person has just wished it, until the address says it too: a tick stands where it was made at once. */
export function useWish<Search extends object>(said: Search) {
  const [wished, setWished] = useState<{ readonly on: Search; readonly search: Search } | null>(null)
  return {
    search: wished?.on === said ? wished.search : said,
    wish: (search: Search) => setWished({ on: said, search }),
  }
}
