import 'temporal-polyfill/global'
import { existsSync } from 'node:fs'
import { commandSettings } from './commandSettings.ts'
import { ConfigurationError } from './configurationError.ts'
import { openDatabase } from './db/client.ts'

/** Brings the tables up to date by the settings of the server beside it, and ends: for who starts with MIGRATE=off. */
async function main(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const settings = { ...commandSettings(process.env), migrate: true }
  const database = await openDatabase(settings, (error) => console.error(error.message))
  await database.close()
  console.log('The tables are up to date.')
}

await main().catch((error: unknown) => {
  console.error(error instanceof ConfigurationError ? error.message : error)
  process.exitCode = 1
})
