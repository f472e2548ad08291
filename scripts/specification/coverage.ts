import { existsSync, readFileSync } from 'node:fs'
import { CALLS } from './calls.ts'
import { MESSAGE_CODES } from './codes.ts'
import { OPEN } from './open.ts'
import { PEOPLE_FIELDS } from './peopleFields.ts'
import { ROUTES } from './routes.ts'
import { SCREENS } from './screens.ts'
import { STAY_FIELDS } from './stayFields.ts'

/**
 * What the specification names, the file that serves it, the words by which it is known there, and the test that shows it.
 * `instead`: why it is never said here, and what is answered in its place; file and test are then of that.
 */
type Row = readonly [name: string, file: string, says: string, test: string, title: string, instead?: string]
export type Group = { readonly name: string; readonly rows: readonly Row[] }

/** Everything the specification names, by part. */
export const COVERAGE: readonly { readonly title: string; readonly groups: readonly Group[] }[] = [
  { title: 'Routes', groups: ROUTES },
  { title: 'Fields of stays', groups: STAY_FIELDS },
  { title: 'Fields of people, tickets and notices', groups: PEOPLE_FIELDS },
  { title: 'Calls', groups: CALLS },
  { title: 'Messages', groups: MESSAGE_CODES },
  { title: 'Screens', groups: SCREENS },
]

const textOf = (file: string): string | null => (existsSync(file) ? readFileSync(file, 'utf8') : null)

/** What is wrong with the table, row by row: a file that is gone, a name that no longer stands in it, a test that is not there. */
export function coverageProblems(): string[] {
  const seen = new Set<string>()
  return COVERAGE.flatMap(({ groups }) => groups).flatMap(({ name: group, rows }) =>
    rows.flatMap(([name, file, says, test, title]) => {
      const problems: string[] = []
      const told = `${group}, ${name}`
      if (seen.has(told)) problems.push(`${told}: stands twice`)
      seen.add(told)
      const [served, shown] = [textOf(file), textOf(test)]
      if (served === null) problems.push(`${told}: there is no ${file}`)
      else if (!served.includes(says)) problems.push(`${told}: ${file} does not say ${says}`)
      if (shown === null) problems.push(`${told}: there is no ${test}`)
      else if (title === '' || !shown.includes(title)) problems.push(`${told}: ${test} has no "${title}"`)
      return problems
    }),
  )
}

const cell = (text: string) => text.replaceAll('|', '\\|')

/** The table as a page. */
export function coveragePage(note: string): string {
  const parts = COVERAGE.map(({ title, groups }) => {
    const tables = groups.map(({ name, rows }) => {
      const lines = rows.map(
        ([what, file, , test, shows, instead]) =>
          `| ${cell(what)} | [${file}](../../${encodeURI(file)})${instead ? `; not said: ${cell(instead)}` : ''} | [${test}](../../${encodeURI(test)}): ${cell(shows)} |`,
      )
      const heading = groups.length > 1 ? `### ${name}\n\n` : ''
      return `${heading}| what | served by | shown by |\n| --- | --- | --- |\n${lines.join('\n')}`
    })
    return `## ${title}\n\n${tables.join('\n\n')}`
  })
  const open = OPEN.map(({ name, why }) => `- ${name}: ${why}`).join('\n')
  const count = COVERAGE.reduce(
    (sum, { groups }) => sum + groups.reduce((all, { rows }) => all + rows.length, 0),
    0,
  )
  return `# What the specification names, and where it is\n\n${note}${count} rows. Every file, name and test in them is looked up; a row that no longer holds fails the tests.\n\n${parts.join('\n\n')}\n\n## Left out on purpose\n\n${open}\n`
}
