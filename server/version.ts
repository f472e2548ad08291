import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'

const manifest = z.object({ version: z.string() })

/** The product's version, as package.json says. */
export const VERSION = manifest.parse(
  JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')),
).version
