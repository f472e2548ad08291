import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigurationError } from './configurationError.ts'
import { readSettings, type Settings } from './settings.ts'

/**
 * The settings of a command that works on what a server keeps. Where they name no PostgreSQL and nothing is kept here, they are not
 * that server's: a command would make an empty database of its own and say that all is well, or that nobody is there.
 */
export function commandSettings(environment: Record<string, string | undefined>): Settings {
  const settings = readSettings(environment)
  if (settings.databaseUrl === null && !existsSync(join(settings.dataDirectory, 'database')))
    throw new ConfigurationError(
      `DATABASE_URL is missing, and ${settings.dataDirectory} holds no database: give this command the settings of the server (node --env-file=/etc/ghe/ghe.env …).`,
    )
  return settings
}
