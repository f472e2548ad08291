import type { Localized } from '#contract/shapes/primitives.ts'
import type { Database, Transaction } from '#server/db/client.ts'

/** One kind of thing that is kept of a person, as they may take it with them. */
type PersonalSection = {
  key: string
  name: Localized
  /** Their rows, oldest first: at once where they are few, else read as they are asked for. */
  rows: (db: Database, userId: string) => Promise<readonly object[]> | AsyncIterable<object>
}

/** What a module keeps of people: how they take it with them, and what is left when they are gone. */
export type PersonalData = {
  sections: readonly PersonalSection[]
  /** Takes away whatever says who somebody was. What accounting needs stays, without the person. */
  erase: (tx: Transaction, userId: string, now: Temporal.Instant) => Promise<void>
}

const PAGE = 200

/** Many rows, page by page: `read` takes the last row of the page before, null at first. */
export async function* paged<Row extends object>(
  read: (after: Row | null, most: number) => Promise<Row[]>,
): AsyncIterable<Row> {
  let after: Row | null = null
  for (;;) {
    const page: Row[] = await read(after, PAGE)
    yield* page
    if (page.length < PAGE) return
    after = page.at(-1) ?? null
  }
}
