import type { DocumentBlock, LegalDocument } from '#contract/shapes/document.ts'

/** A document as its file says it, before it stands among its versions. */
export type ParsedDocument = Pick<
  LegalDocument,
  'from' | 'title' | 'summary' | 'changes' | 'intro' | 'sections'
>

const HEAD = ['title', 'from', 'summary', 'changes'] as const
const HEADING = /^## \{#([a-z-]+)\} (.+)$/
const FACT = /\{(\w+)\}/g

/** Reads the lines between the two `---` as names and values. */
function headOf(text: string, wrong: (what: string) => Error) {
  const match = /^---\n([\s\S]*?)\n---\n/.exec(text)
  if (!match) throw wrong('has no head between two lines of ---')
  const given = new Map(
    (match[1] ?? '').split('\n').map((line): [string, string] => {
      const [name = '', ...rest] = line.split(': ')
      return [name, rest.join(': ').trim()]
    }),
  )
  const value = (name: (typeof HEAD)[number]) => {
    const found = given.get(name)
    if (found === undefined || found === '') throw wrong(`does not say its ${name}`)
    return found
  }
  const from = value('from')
  if (!/^\d{4}-\d{2}-\d{2}$/.test(from)) throw wrong('says a date that is none')
  const head = { title: value('title'), from, summary: value('summary'), changes: value('changes') }
  return { head, rest: text.slice(match[0].length) }
}

/**
 * Reads a document: a head, then paragraphs, lists (`- `) and sections (`## {#anchor} Title`), apart by empty lines.
 * `{company}` and `{contact}` alone stand for who runs the product; any other name in braces is one of `facts`. Whatever
 * else is found ends in an error that names the file, so that a mangled text never reaches a reader.
 */
export function parseDocument(
  text: string,
  facts: Readonly<Record<string, string>>,
  file: string,
): ParsedDocument {
  const wrong = (what: string) => new Error(`${file} ${what}.`)
  const { head, rest } = headOf(text, wrong)
  const filled = (line: string) =>
    line.replace(FACT, (_braces, name: string) => {
      const fact = facts[name]
      if (fact === undefined) throw wrong(`names {${name}}, which nothing says`)
      return fact
    })

  function blockOf(part: string): DocumentBlock {
    if (part === '{company}') return { kind: 'company' }
    if (part === '{contact}') return { kind: 'contact' }
    const lines = part.split('\n').map((line) => line.trimEnd())
    if (lines.every((line) => line.startsWith('- ')))
      return { kind: 'list', items: lines.map((line) => filled(line.slice(2))) }
    if (lines.some((line) => /^([-*#>|]|\d+\.) /.test(line) || /<[a-z/]/i.test(line)))
      throw wrong(`has a part that is neither a paragraph nor a list: ${part.slice(0, 60)}`)
    return { kind: 'paragraph', text: filled(lines.join(' ')) }
  }

  const intro: DocumentBlock[] = []
  const sections: LegalDocument['sections'] = []
  for (const part of rest.trim().split(/\n{2,}/)) {
    const heading = HEADING.exec(part)
    if (heading) sections.push({ anchor: heading[1] ?? '', title: filled(heading[2] ?? ''), blocks: [] })
    else (sections.at(-1)?.blocks ?? intro).push(blockOf(part))
  }
  const anchors = sections.map(({ anchor }) => anchor)
  if (new Set(anchors).size < anchors.length) throw wrong('has two sections of one name')
  const bare = sections.find(({ blocks }) => blocks.length === 0)
  if (bare) throw wrong(`has nothing under {#${bare.anchor}}`)
  if (sections.length === 0) throw wrong('has no section')
  return { ...head, intro, sections }
}
