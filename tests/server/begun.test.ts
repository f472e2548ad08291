import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openDatabase, type ConnectedDatabase } from '#server/db/client.ts'
import { addressOf, emptyTemplate, newDatabase } from '#tests/support/database.ts'
import { startLine, type Line } from '#tests/support/line.ts'

let line: Line
let database: ConnectedDatabase
beforeAll(async () => {
  const address = new URL(await addressOf(await newDatabase(await emptyTemplate())))
  line = await startLine(Number(address.port))
  address.port = String(line.port)
  database = await openDatabase(
    { databaseUrl: address.toString(), databaseConnections: 1, dataDirectory: '' },
    () => undefined,
  )
})
afterAll(async () => {
  await database.close()
  await line.close()
})

const one = () => database.db.transaction((tx) => tx.execute(sql`select 1 as one`))

test('a line that breaks while a transaction begins is not missing afterwards', async () => {
  await one()
  line.silence()
  const begun = one().catch(() => 'broke')
  await vi.waitUntil(() => database.lines()[0]?.used === 1)
  line.cut()
  expect(await begun).toBe('broke')
  line.mend()
  expect((await one()).rows).toEqual([{ one: 1 }])
})
