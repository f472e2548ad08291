import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DOCUMENT_NAMES, type DocumentName, type LegalDocument } from '#contract/shapes/document.ts'
import type { Language } from '#contract/shapes/primitives.ts'
import { ROOT } from '#server/root.ts'
import { documentFacts } from './facts.ts'
import { parseDocument, type ParsedDocument } from './parse.ts'

/** Where the texts stand: a folder a document, a file a version and language (`1.1.vi.md`). */
const FOLDER = join(ROOT, 'server/documents')
const FILE = /^(\d{1,3}\.\d{1,3})\.(vi|en)\.md$/

type Version = { version: string } & Record<Language, ParsedDocument>

const shapeOf = ({ from, intro, sections }: ParsedDocument): string =>
  JSON.stringify([
    from,
    intro.map(({ kind }) => kind),
    sections.map(({ anchor, blocks }) => [
      anchor,
      blocks.map((block) => (block.kind === 'list' ? block.items.length : block.kind)),
    ]),
  ])

/** Both languages must say the same things in the same order, on the same day. */
function versionOf(folder: string, version: string): Version {
  const read = (language: Language) => {
    const file = join(folder, `${version}.${language}.md`)
    return parseDocument(readFileSync(file, 'utf8'), documentFacts(language), file)
  }
  const both = { version, vi: read('vi'), en: read('en') }
  if (shapeOf(both.vi) !== shapeOf(both.en))
    throw new Error(`${folder}/${version}: the two languages do not have the same parts.`)
  return both
}

function versionsOf(folder: string): Version[] {
  const files = readdirSync(folder)
  const stray = files.find((file) => !FILE.test(file))
  if (stray !== undefined) throw new Error(`${folder}/${stray} is no version of a document.`)
  const numbers = [...new Set(files.map((file) => FILE.exec(file)?.[1] ?? ''))]
  if (numbers.length === 0) throw new Error(`${folder} has no version.`)
  return numbers
    .map((version) => versionOf(folder, version))
    .toSorted((a, b) => b.vi.from.localeCompare(a.vi.from) || b.version.localeCompare(a.version))
}

/**
 * Reads every document in every version and language, once, when the server starts; a text that is missing or mangled
 * stops it. The answer finds one: the version in force when none is named, null when there is no such version.
 */
export function openLibrary(folder = FOLDER) {
  const shelves = new Map(DOCUMENT_NAMES.map((name) => [name, versionsOf(join(folder, name))]))
  return (name: DocumentName, version: string | undefined, language: Language): LegalDocument | null => {
    const all = shelves.get(name) ?? []
    const found = version === undefined ? all[0] : all.find((one) => one.version === version)
    if (!found) return null
    return {
      ...found[language],
      name,
      version: found.version,
      versions: all.map((one) => ({
        version: one.version,
        from: one[language].from,
        changes: one[language].changes,
      })),
    }
  }
}
