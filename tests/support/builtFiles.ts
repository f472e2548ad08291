import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'

const manifest = z.record(z.string(), z.object({ file: z.string(), css: z.optional(z.array(z.string())) }))

/** The built files of a module that is loaded by itself: its script, then its styles. */
export function builtFiles(module: string): { script: string; styles: readonly string[] } {
  const built = manifest.parse(JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8')))[module]
  if (!built) throw new Error(`no file of ${module}`)
  return { script: built.file, styles: built.css ?? [] }
}
