import { readFileSync } from 'node:fs'
import { transformWithOxc, type Plugin } from 'vite'

const BOOT = new URL('../../src/boot.ts', import.meta.url)
const THEME = new URL('../../src/theme.ts', import.meta.url)
const MODULE = /<script type="module"[^>]*\ssrc="([^"]+)"[^>]*><\/script>\s*/g
const STYLESHEET = /<link rel="stylesheet"[^>]*\shref="([^"]+)"[^>]*>\s*/g
const PRELOAD = /<link rel="modulepreload"[^>]*\shref="([^"]+)"[^>]*>\s*/g

const ICON = new URL('../../public/icons/icon.svg', import.meta.url)
const MARK = /<img src="\/icons\/icon\.svg"[^>]*>/

/**
 * Where the built document names the app's style sheets, the modules that start it, and the files they will ask for;
 * `boot.ts` reads them, and the server adds a page's own files.
 */
const startTags = (named: {
  sheets: readonly string[]
  start: readonly string[]
  ahead: readonly string[]
}) =>
  Object.entries(named)
    .map(([name, addresses]) => `<meta name="${name}" content="${addresses.join(' ')}">`)
    .join('')

/** The mark as a part of the document, without its soft edges: nothing has to be fetched before it is seen. */
const mark = () =>
  readFileSync(ICON, 'utf8')
    .trim()
    .replace('<svg ', '<svg aria-hidden="true" width="72" height="72" ')
    .replaceAll(/<path [^>]*stroke-opacity[^>]*\/>/g, '')

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
 * painted; the mark of the empty shell stands inside it, and what starts the app comes after that: the worker gives it a
 * moment later (sw/seenFirst.ts).
 */
export function inlineBoot(): Plugin {
  return {
    name: 'ghe:inline-boot',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const sheets: string[] = []
        const modules: string[] = []
        const ahead: string[] = []
        const move = (to: string[]) => (_tag: string, address: string) => {
          to.push(address)
          return ''
        }
        const bare = html
          .replace(MODULE, move(modules))
          .replace(PRELOAD, move(ahead))
          .replace(STYLESHEET, move(sheets))
        const theme = `<script>${plain(await small(THEME))}</script>`
        const script = `<script type="module">${await small(BOOT)}</script>`
        return bare
          .replace('<style>', () => `${theme}<style>`)
          .replace('</body>', () => `${startTags({ sheets, start: modules, ahead })}${script}</body>`)
          .replace(MARK, mark)
      },
    },
  }
}
