import type { Plugin } from 'vite'

/** Where the build says which files hold deferred parts: drawn by the server, so their styles are needed at once. */
const DEFERRED_LIST = '.vite/deferred.json'

const LAZY_IMPORT = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g

/**
 * A module that uses `deferred` (src/ui/deferred.tsx) imports nothing lazily but deferred parts. Their script comes
 * later, but what they look like must stand in the document; the server learns of them from this list. It names the files
 * that the build made: a part that other pages import outright shares one with its neighbours.
 */
export function deferredStyles(): Plugin {
  const parts = new Set<string>()
  return {
    name: 'ghe:deferred-styles',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    enforce: 'pre',
    async transform(code, id) {
      if (!/\bdeferred(?:<\w+>)?\(/.test(code)) return
      for (const [, name] of code.matchAll(LAZY_IMPORT)) {
        const found = await this.resolve(name ?? '', id)
        if (found) parts.add(found.id)
      }
    },
    generateBundle(_options, bundle) {
      const files = new Set<string>()
      for (const part of parts) {
        const chunk = Object.values(bundle).find(
          (file) => file.type === 'chunk' && file.moduleIds.includes(part),
        )
        if (chunk === undefined) this.error(`No file of the build holds the deferred part ${part}.`)
        files.add(chunk.fileName)
      }
      this.emitFile({ type: 'asset', fileName: DEFERRED_LIST, source: JSON.stringify([...files].sort()) })
    },
  }
}
