import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import * as table from '../../sw/table.ts'

/** In the worker's bundle its table of calls becomes the values themselves, worked out now: no schema travels along. */
export function slimWorker(): Plugin {
  const file = fileURLToPath(new URL('../../sw/table.ts', import.meta.url))
  const values = Object.entries(table).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)}`,
  )
  return {
    name: 'ghe:slim-worker',
    enforce: 'pre',
    load(id) {
      return id === file ? values.join('\n') : null
    },
  }
}
