import { readFileSync } from 'node:fs'
import { transformWithOxc, type Plugin } from 'vite'

const SOURCE = new URL('../../src/boot.ts', import.meta.url)
const MODULE = /<script type="module"[^>]*\ssrc="([^"]+)"[^>]*><\/script>\s*/g
const PRELOAD = /<link rel="modulepreload"[^>]*\shref="([^"]+)"[^>]*>\s*/g

/** Where the built document names the files that start the app; `boot.ts` reads it, the server adds a page's own files. */
const startTag = (files: readonly string[]) => `<meta name="start" content="${files.join(' ')}">`

/** Makes the script small: comments and line breaks have no place in every document. */
async function boot(): Promise<string> {
  const source = readFileSync(SOURCE, 'utf8')
  const { code } = await transformWithOxc(source, 'boot.ts', { target: 'es2022', sourcemap: false })
  const { minifySync } = await import('rolldown/utils')
  return minifySync('boot.js', code, { module: true }).code.trim()
}

/**
 * The built document starts nothing by itself: the app's module and its preloads become a list, and the few lines of
 * `boot.ts` stand inline and start them when the page has been painted or touched.
 */
export function inlineBoot(): Plugin {
  return {
    name: 'ghe:inline-boot',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const files: string[] = []
        const collect = (_tag: string, address: string) => {
          files.push(address)
          return ''
        }
        const bare = html.replace(MODULE, collect).replace(PRELOAD, collect)
        return bare.replace('</head>', `${startTag(files)}<script type="module">${await boot()}</script></head>`)
      },
    },
  }
}
