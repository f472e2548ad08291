import { useState } from 'react'
import type { RoomSearch } from '#src/api/staySearch.ts'

/** The search as a person has just wished it, until the address says it too: a tick stands where it was made at once. */
export function useWish(said: RoomSearch) {
  const [wished, setWished] = useState<{ readonly on: RoomSearch; readonly search: RoomSearch } | null>(null)
  return {
    search: wished?.on === said ? wished.search : said,
    wish: (search: RoomSearch) => setWished({ on: said, search }),
  }
}
