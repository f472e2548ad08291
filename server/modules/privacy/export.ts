import type { Database } from '#server/db/client.ts'
import type { PersonalData } from '#server/personal.ts'

/**
 * Everything that is kept of a person, as one JSON document, written while it is read: however much there is, only a page of it is
 * in memory. Each section says in both languages what it is.
 */
export async function* exportOf(
  db: Database,
  personal: readonly PersonalData[],
  { userId, now }: { userId: string; now: Temporal.Instant },
): AsyncIterable<string> {
  yield `{\n"product":"Ghé",\n"made_at":${JSON.stringify(now.toString())},\n"user_id":${JSON.stringify(userId)},\n"sections":[`
  let first = true
  for (const { key, name, rows } of personal.flatMap(({ sections }) => sections)) {
    yield `${first ? '' : ','}\n{"key":${JSON.stringify(key)},"name":${JSON.stringify(name)},"rows":[`
    first = false
    let begun = false
    for await (const row of await rows(db, userId)) {
      yield `${begun ? ',' : ''}\n${JSON.stringify(row)}`
      begun = true
    }
    yield ']}'
  }
  yield '\n]}\n'
}
