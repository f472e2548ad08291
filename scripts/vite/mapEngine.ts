import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const ENGINE = /\/maplibre-gl\/dist\/maplibre-gl\.mjs$/
/** How the engine starts its worker: from a plain text, which the content policy refuses. */
const START = /new Worker\((\w+),\{type:`module`\}\)/

/** Lets MapLibre start its worker by an address that the content policy trusts (src/app/trusted.ts). */
export function mapEngine(): Plugin {
  const trusted = fileURLToPath(new URL('../../src/app/trusted.ts', import.meta.url))
  return {
    name: 'ghe:map-engine',
    enforce: 'pre',
    transform(code, id) {
      if (!ENGINE.test(id)) return null
      if (!START.test(code)) this.error('MapLibre starts its worker in another way now.')
      return {
        code: `import { scriptAddress } from ${JSON.stringify(trusted)};\n${code.replace(START, 'new Worker(scriptAddress($1),{type:`module`})')}`,
        map: null,
      }
    },
  }
}
