import { expect, test } from 'vitest'
import { ConfigurationError } from '#server/configurationError.ts'
import { openDatabase } from '#server/db/client.ts'
import { addressOf, newDatabase } from '#tests/support/database.ts'

test('O6: with MIGRATE=off a start on older tables stops with one line, and goes on when they are up to date', async () => {
  const databaseUrl = await addressOf(await newDatabase())
  const open = (migrate: boolean) =>
    openDatabase({ databaseUrl, databaseConnections: 2, dataDirectory: '', migrate }, () => undefined)
  const refused: unknown = await open(false).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(ConfigurationError)
  expect(String(refused)).toMatch(/lacks \d+ migrations of this build: npm run migrate\.$/)
  await (await open(true)).close()
  await (await open(false)).close()
})
