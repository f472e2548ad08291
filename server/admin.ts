import 'temporal-polyfill/global'
import { existsSync } from 'node:fs'
import * as z from 'zod/mini'
import { ROLES } from '#contract/grants.ts'
import { ConfigurationError } from './configurationError.ts'
import { openDatabase } from './db/client.ts'
import { grantRole } from './modules/administration/administration.ts'
import { systemClock } from './ports/clock.ts'
import { readSettings } from './settings.ts'

const USAGE = `npm run admin -- grant <email or phone> <${ROLES.join('|')}>`
const command = z.tuple([z.literal('grant'), z.string(), z.enum(ROLES)])

/**
 * What no administrator can do before there is one: gives an account a role, by the settings of the server beside it. The person
 * registers first, like everybody; who did it stands in the administration's history as the command line.
 */
async function main(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const parsed = command.safeParse(process.argv.slice(2))
  if (!parsed.success) throw new ConfigurationError(USAGE)
  const [, identifier, role] = parsed.data
  const database = await openDatabase(readSettings(process.env), (error) => console.error(error.message))
  try {
    const found = await grantRole({ db: database.db, clock: systemClock }, { identifier, role })
    if (found === null) throw new ConfigurationError(`No account has ${identifier}: register it first.`)
    console.log(found.given ? `${found.name} is ${role} now.` : `${found.name} was ${role} before.`)
  } finally {
    await database.close()
  }
}

await main().catch((error: unknown) => {
  console.error(error instanceof ConfigurationError ? error.message : error)
  process.exitCode = 1
})
