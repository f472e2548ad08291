import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod'

const FOLDER = 'server/db/migrations'
const journal = z
  .object({ entries: z.array(z.object({ tag: z.string() })) })
  .parse(JSON.parse(readFileSync(`${FOLDER}/meta/_journal.json`, 'utf8')))
const migrations = journal.entries.map(({ tag }) => ({
  tag,
  text: readFileSync(`${FOLDER}/${tag}.sql`, 'utf8'),
}))

/** The table that a statement is about. */
const tableOf = (statement: string) => /(?:TABLE|ON) "(\w+)"/.exec(statement)?.[1]
/** What a build of before may trip over: what it uses is gone, named anew, or asks for more than it writes. */
const narrows = (statement: string): boolean =>
  /\b(DROP (TABLE|COLUMN|DEFAULT)|RENAME|SET NOT NULL|SET DATA TYPE|ADD CONSTRAINT|CREATE UNIQUE INDEX)\b/i.test(
    statement,
  ) ||
  (/ADD COLUMN/i.test(statement) && /NOT NULL/i.test(statement) && !/DEFAULT|GENERATED/i.test(statement))

/** The values that a list of the schema takes by this statement: `CHECK ("bookings"."status" in ('PENDING', …))`, if it is one. */
function listOf(statement: string): { name: string; values: readonly string[] } | null {
  const [, name, list] = /CONSTRAINT "(\w+)" CHECK \("\w+"(?:\."\w+")? in \(([^)]*)\)\)/.exec(statement) ?? []
  return name !== undefined && list !== undefined ? { name, values: list.split(', ') } : null
}
/** A list that still takes all that every earlier migration let into it takes nothing from anybody. */
function widens(statement: string, tag: string): boolean {
  const list = listOf(statement)
  if (list === null) return false
  const before = migrations
    .slice(
      0,
      migrations.findIndex((one) => one.tag === tag),
    )
    .flatMap(({ text }) => text.split(/,\n|--> statement-breakpoint/))
    .flatMap((one) => listOf(one) ?? [])
    .filter(({ name }) => name === list.name)
  return (
    before.length > 0 && before.every(({ values }) => values.every((value) => list.values.includes(value)))
  )
}

test.each(migrations)('O6: $tag says in its first line whether it expands or contracts', ({ text }) => {
  expect(text).toMatch(/^-- (expand|contract)\n/)
})

test.each(migrations.filter(({ text }) => text.startsWith('-- expand')))(
  'O6: $tag takes nothing from the build before it',
  ({ tag, text }) => {
    const own = [...text.matchAll(/CREATE TABLE "(\w+)"/g)].map(([, name]) => name)
    const statements = text.split('--> statement-breakpoint')
    expect(
      statements.filter((one) => narrows(one) && !own.includes(tableOf(one)) && !widens(one, tag)),
    ).toEqual([])
  },
)
