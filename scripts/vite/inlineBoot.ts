import { readFileSync } from 'node:fs'
import { transformWithOxc, type Plugin } from 'vite'

const SOURCE = new URL('../../src/boot.ts', import.meta.url)
const MODULE = /<script type="module"[^>]*\ssrc="([^"]+)"[^>]*><\/script>\s*/g
const PRELOAD = /<link rel="modulepreload"[^>]*\shref="([^"]+)"[^>]*>\s*/g

/**
 * Where the built document names the modules that start the app, and the files they will ask for; `boot.ts` reads both,
 * and the server adds a page's own files to the second.
 */
const startTags = (modules: readonly string[], ahead: readonly string[]) =>
  `<meta name="start" content="${modules.join(' ')}"><meta name="ahead" content="${ahead.join(' ')}">`

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
        const modules: string[] = []
        const ahead: string[] = []
        const move = (to: string[]) => (_tag: string, address: string) => {
          to.push(address)
          return ''
        }
        const bare = html.replace(MODULE, move(modules)).replace(PRELOAD, move(ahead))
        const script = `<script type="module">${await boot()}</script>`
        return bare.replace('</head>', `${startTags(modules, ahead)}${script}</head>`)
      },
    },
  }
}
