import type { Rendering } from '#contract/rendering.ts'
import type { Language } from '#contract/shapes/primitives.ts'

const AHEAD = /<meta name="ahead" content="([^"]*)">/
const SHEETS = /<meta name="sheets"[^>]*>/
/** The mark of the empty shell; a page that is drawn has no need of it. */
const MARK = /<div id="waiting".*?<\/div>/s

export type DocumentParts = {
  rendering: Extract<Rendering, { kind: 'page' }>
  language: Language
  /** Files that start the app on this page, beside those of every page. */
  scripts: readonly string[]
  /** The style sheets of the page, and their text when it stands inside the document. */
  styles: readonly string[]
  /** Scripts that it asks for by itself once it answers. */
  soon: readonly string[]
  css: string
}

/**
 * Puts a rendered page into the built document. The rules it uses stand inside, so that the first paint waits for
 * nothing; the whole style sheets are named by disabled links, so that the app does not wait for them, and `boot.ts`
 * switches them on once the app answers.
 */
export function fillDocument(template: string, parts: DocumentParts): string {
  const { rendering, language, scripts, styles, soon, css } = parts
  const theme = rendering.theme === null ? '' : ` data-theme="${rendering.theme}"`
  const state = css === '' ? '' : ' disabled'
  const links = styles.map((address) => `<link rel="stylesheet" href="${address}"${state}>`).join('')
  return template
    .replace(SHEETS, '')
    .replace(MARK, '')
    .replace(/<html[^>]*>/, `<html lang="${language}"${theme}>`)
    .replace(
      AHEAD,
      (_tag, files: string) => named('ahead', [files, ...scripts].filter(Boolean)) + named('soon', soon),
    )
    .replace('<!--head-->', () => `${css === '' ? '' : `<style>${css}</style>`}${links}${rendering.head}`)
    .replace('<div id="root"></div>', () => `<div id="root">${rendering.body}</div>${rendering.data}`)
}

const named = (name: string, files: readonly string[]): string =>
  `<meta name="${name}" content="${files.join(' ')}">`

/** A style sheet is wanted inside the document, so it must not end the element it stands in. */
export const safeCss = (css: string): string => css.replaceAll('</style', '<\\/style')
