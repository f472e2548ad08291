import 'temporal-polyfill/global'
import { existsSync } from 'node:fs'
import * as z from 'zod/mini'
import { ROLES } from '#contract/grants.ts'
import { commandSettings } from './commandSettings.ts'
import { ConfigurationError } from './configurationError.ts'
import { openDatabase } from './db/client.ts'
import { sealWith } from './db/sealed.ts'
import { grantRole } from './modules/administration/administration.ts'
import { forgetPasskeys } from './modules/passkeys/passkeys.ts'
import { ownSecret } from './ownSecret.ts'
import { systemClock } from './ports/clock.ts'

const USAGE = `npm run admin -- grant <email or phone> <${ROLES.join('|')}>, or: forget-passkeys <email or phone>`
const command = z.union([
  z.tuple([z.literal('grant'), z.string(), z.enum(ROLES)]),
  z.tuple([z.literal('forget-passkeys'), z.string()]),
])

/**
 * What nobody at the desk can do: gives an account a role, which is how the first administrator comes to be, and takes away the
 * passkeys of one who lost theirs, by the settings of the server beside it. The person registers first, like everybody; who did it
 * stands in the history as the command line.
 */
async function main(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const parsed = command.safeParse(process.argv.slice(2))
  if (!parsed.success) throw new ConfigurationError(USAGE)
  const [act, identifier, role] = parsed.data
  const settings = commandSettings(process.env)
  const database = await openDatabase(settings, (error) => console.error(error.message))
  try {
    sealWith(settings.secrets.length > 0 ? settings.secrets : [await ownSecret(settings)])
    const world = { db: database.db, clock: systemClock }
    const unknown = () => new ConfigurationError(`No account has ${identifier}: register it first.`)
    if (act === 'forget-passkeys') {
      const gone = await forgetPasskeys(world, identifier)
      if (gone === null) throw unknown()
      console.log(`Passkeys taken away: ${gone}. The password makes the next one.`)
      return
    }
    const found = await grantRole(world, { identifier, role })
    if (found === null) throw unknown()
    console.log(found.given ? `${found.name} is ${role} now.` : `${found.name} was ${role} before.`)
  } finally {
    await database.close()
  }
}

await main().catch((error: unknown) => {
  console.error(error instanceof ConfigurationError ? error.message : error)
  process.exitCode = 1
})
