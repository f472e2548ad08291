import { readFileSync } from 'node:fs'
import { transformWithOxc, type Plugin } from 'vite'

const BOOT = new URL('../../src/boot.ts', import.meta.url)
const THEME = new URL('../../src/theme.ts', import.meta.url)
const MODULE = /<script type="module"[^>]*\ssrc="([^"]+)"[^>]*><\/script>\s*/g
const STYLESHEET = /<link rel="stylesheet"[^>]*>\s*/g
const PRELOAD = /<link rel="modulepreload"[^>]*\shref="([^"]+)"[^>]*>\s*/g

/**
 * Where the built document names the modules that start the app, and the files they will ask for; `boot.ts` reads both,
 * and the server adds a page's own files to the second.
 */
const startTags = (modules: readonly string[], ahead: readonly string[]) =>
  `<meta name="start" content="${modules.join(' ')}"><meta name="ahead" content="${ahead.join(' ')}">`

/** Makes a script small: comments and line breaks have no place in every document. */
async function small(file: URL): Promise<string> {
  const source = readFileSync(file, 'utf8')
  const { code } = await transformWithOxc(source, 'inline.ts', { target: 'es2022', sourcemap: false })
  const { minifySync } = await import('rolldown/utils')
  return minifySync('inline.js', code, { module: true }).code.trim()
}

/** A script that runs before the first paint stands as a plain one, which must not export. */
const plain = (code: string): string => code.replace(/;?export\s*\{\s*\};?$/, '')

/**
 * The built document starts nothing by itself: the app's module and its preloads become a list, and the few lines of
 * `boot.ts` stand inline and start them when the page has been painted or touched. The theme is set before anything is
 * painted; the style sheets stand behind the mark of the empty shell, which waits for none of them.
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
        const sheets = html.match(STYLESHEET) ?? []
        const bare = html.replace(MODULE, move(modules)).replace(PRELOAD, move(ahead)).replace(STYLESHEET, '')
        const theme = `<script>${plain(await small(THEME))}</script>`
        const script = `<script type="module">${await small(BOOT)}</script>`
        return bare
          .replace('<style>', () => `${theme}<style>`)
          .replace('</head>', () => `${startTags(modules, ahead)}${script}</head>`)
          .replace('</body>', () => `${sheets.join('')}</body>`)
      },
    },
  }
}
