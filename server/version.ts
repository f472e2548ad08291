import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { ROOT } from './root.ts'

const manifest = z.object({ version: z.string() })

/** The product's version, as package.json says. */
export const VERSION = manifest.parse(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))).version
