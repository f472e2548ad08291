import { relative } from 'node:path'
import type { Plugin } from 'vite'

/** Where the build says which lazy parts are deferred ones: drawn by the server, so their styles are needed at once. */
export const DEFERRED_LIST = '.vite/deferred.json'

const LAZY_IMPORT = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g

/**
 * A module that uses `deferred` (src/ui/deferred.tsx) imports nothing lazily but deferred parts. Their script comes
 * later, but what they look like must stand in the document; the server learns of them from this list.
 */
export function deferredStyles(): Plugin {
  const parts = new Set<string>()
  return {
    name: 'ghe:deferred-styles',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    enforce: 'pre',
    async transform(code, id) {
      if (!/\bdeferred\(/.test(code)) return
      for (const [, name] of code.matchAll(LAZY_IMPORT)) {
        const found = await this.resolve(name ?? '', id)
        if (found) parts.add(relative(process.cwd(), found.id))
      }
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: DEFERRED_LIST, source: JSON.stringify([...parts].sort()) })
    },
  }
}
