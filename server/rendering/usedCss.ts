/** A part of a style sheet: a statement or block as it stands, a rule with its selectors, or a group of parts. */
type Part =
  | { kind: 'text'; text: string }
  | { kind: 'rule'; needs: readonly (readonly string[])[]; text: string }
  | { kind: 'group'; head: string; parts: readonly Part[] }

/** At-rules that hold rules; all others (font faces, key frames) are kept whole. */
const GROUPS = /^@(layer|media|supports|container|scope|starting-style)\b/

/** The end of the block or string that begins at `start`. */
function blockEnd(css: string, start: number): number {
  let depth = 0
  for (let at = start; at < css.length; at += 1) {
    const sign = css[at]
    if (sign === '"' || sign === "'") at = css.indexOf(sign, at + 1)
    else if (sign === '{') depth += 1
    else if (sign === '}' && --depth === 0) return at
  }
  return css.length
}

/** Where the head of the next block or statement ends: at its `{` or `;`. */
function headEnd(css: string, start: number): number {
  for (let at = start; at < css.length; at += 1) {
    const sign = css[at]
    if (sign === '"' || sign === "'") at = css.indexOf(sign, at + 1)
    else if (sign === '{' || sign === ';') return at
  }
  return css.length
}

/**
 * The classes that each selector of a list needs. What stands in brackets (`:not(…)`, `:is(…)`, `:has(…)`) is not asked
 * for: a rule is rather kept than lost.
 */
const classesOf = (selectors: string): string[][] => {
  let flat = selectors
  for (let before = ''; before !== flat;) {
    before = flat
    flat = flat.replace(/\([^()]*\)/g, '')
  }
  return flat
    .split(',')
    .map((selector) => [...selector.matchAll(/\.([\w-]+)/g)].map(([, name]) => name ?? ''))
}

/** Reads a style sheet, as a build writes it, into its parts. */
export function readCss(css: string): Part[] {
  const parts: Part[] = []
  let at = 0
  while (at < css.length) {
    const end = headEnd(css, at)
    const head = css.slice(at, end).trim()
    if (css[end] !== '{') {
      if (head !== '') parts.push({ kind: 'text', text: `${head};` })
      at = end + 1
      continue
    }
    const close = blockEnd(css, end)
    const body = css.slice(end + 1, close)
    const text = `${head}{${body}}`
    if (GROUPS.test(head)) parts.push({ kind: 'group', head, parts: readCss(body) })
    else if (head.startsWith('@')) parts.push({ kind: 'text', text })
    else parts.push({ kind: 'rule', needs: classesOf(head), text })
    at = close + 1
  }
  return parts
}

/** The parts of a style sheet that a page with these classes can use, as a style sheet. */
export function usedCss(parts: readonly Part[], classes: ReadonlySet<string>): string {
  return parts
    .map((part) => {
      if (part.kind === 'text') return part.text
      if (part.kind === 'rule')
        return part.needs.some((names) => names.every((name) => classes.has(name))) ? part.text : ''
      const inner = usedCss(part.parts, classes)
      return inner === '' ? '' : `${part.head}{${inner}}`
    })
    .join('')
}

/** The classes that stand in a page. */
export function classesIn(html: string): Set<string> {
  const classes = new Set<string>()
  for (const [, names] of html.matchAll(/\sclass="([^"]*)"/g))
    for (const name of (names ?? '').split(' ')) classes.add(name)
  return classes
}
