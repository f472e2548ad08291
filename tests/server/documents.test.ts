import { mkdtemp, mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import {
  CONTACT_EDIT_FEE,
  CONTACT_FREE_MINUTES,
  HOLD_MINUTES,
  PICTURE_WAITS_DAYS,
  STAFF_LOOKS_HOURS,
} from '#contract/numbers.ts'
import { displayName } from '#contract/people/name.ts'
import { DOCUMENT_NAMES, legalDocument, type DocumentName } from '#contract/shapes/document.ts'
import { GATEWAYS, WAYS_TO_PAY } from '#contract/waysToPay.ts'
import { openLibrary } from '#server/modules/documents/library.ts'
import { parseDocument } from '#server/modules/documents/parse.ts'
import { startApp, type TestApp } from '#tests/support/server.ts'

let server: TestApp
beforeAll(async () => {
  server = await startApp()
})
afterAll(() => server.close())

const read = async (input: { name: DocumentName; version?: string }, language: 0 | 1 = 0) =>
  z.parse(legalDocument, (await server.call('document.read', input, { language })).body.data)

describe.each(DOCUMENT_NAMES)('%s', (name) => {
  it('is there in both languages, section for section, with its date and number', async () => {
    const [vi, en] = [await read({ name }), await read({ name }, 1)]
    expect(vi.sections.length).toBeGreaterThan(8)
    expect(en.sections.map(({ anchor }) => anchor)).toEqual(vi.sections.map(({ anchor }) => anchor))
    expect(en.title).not.toBe(vi.title)
    expect(vi.version).toBe(vi.versions[0]?.version)
    expect(vi.from).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  })

  it('keeps every older version readable', async () => {
    const { versions } = await read({ name })
    expect(versions.length).toBeGreaterThanOrEqual(2)
    const days = versions.map(({ from }) => from)
    expect(days).toEqual(days.toSorted().toReversed())
    for (const { version, from } of versions)
      expect(await read({ name, version })).toMatchObject({ version, from })
  })

  it('invents nothing about the company: who runs it is left to the configuration', async () => {
    const { sections } = await read({ name })
    const kinds = sections.flatMap(({ blocks }) => blocks.map(({ kind }) => kind))
    expect(kinds).toEqual(expect.arrayContaining(['company', 'contact']))
    expect(JSON.stringify(sections)).not.toMatch(/Công ty (TNHH|Cổ phần)|Mã số thuế|\b0\d{9}\b/i)
  })

  it('answers a version there never was like anything missing', async () => {
    expect((await server.call('document.read', { name, version: '9.9' })).body).toMatchObject({
      code: 'G_404',
    })
    expect((await server.call('document.read', { name, version: '../../etc' })).status).toBe(400)
  })
})

it('promises what the contract does', async () => {
  const { sections } = await read({ name: 'operating-regulations' }, 1)
  const text = JSON.stringify(sections)
  expect(text).toContain(`held for ${HOLD_MINUTES} minutes`)
  expect(text).toContain(`${CONTACT_EDIT_FEE.toLocaleString('en')}\u00a0₫`)
  expect(text).toContain(`within ${CONTACT_FREE_MINUTES} minutes of booking`)
  expect(text).toContain(`staff looks for up to ${STAFF_LOOKS_HOURS} hours`)
  for (const gateway of GATEWAYS) expect(text).toContain(WAYS_TO_PAY[gateway].name)
  const privacy = JSON.stringify((await read({ name: 'policy' }, 1)).sections)
  expect(privacy).toContain(`never used: ${PICTURE_WAITS_DAYS} days`)
  expect(privacy).toContain(displayName('Nguyễn Thu Hà'))
  // Nothing asks how old somebody is.
  expect(text + privacy).not.toMatch(/\b18\b/)
})

describe('a document that is mangled stops the start', () => {
  const head = '---\ntitle: A\nfrom: 2026-01-01\nsummary: B\nchanges: C\n---\n\n'
  const parse = (text: string) => parseDocument(text, { minutes: '20' }, 'a.md')
  it.each([
    ['no head', '## {#a} A\n\nText'],
    ['a missing title', `${head.replace('title: A\n', '')}## {#a} A\n\nText`],
    ['a date that is none', `${head.replace('2026-01-01', 'soon')}## {#a} A\n\nText`],
    ['an unknown figure', `${head}## {#a} A\n\nFor {hours}`],
    ['two sections of one name', `${head}## {#a} A\n\nText\n\n## {#a} B\n\nText`],
    ['a section without anything', `${head}## {#a} A\n\n## {#b} B\n\nText`],
    ['markup', `${head}## {#a} A\n\n<b>Text</b>`],
    ['a heading without an anchor', `${head}## A\n\nText`],
    ['no section', `${head}Text`],
  ])('%s', (_what, text) => expect(() => parse(text)).toThrow(/a\.md/))

  it('but one that is right is read in parts', () => {
    expect(parse(`${head}Intro\nhere\n\n## {#a} A\n\nFor {minutes}\n\n- one\n- two\n\n{company}`)).toEqual({
      title: 'A',
      from: '2026-01-01',
      summary: 'B',
      changes: 'C',
      intro: [{ kind: 'paragraph', text: 'Intro here' }],
      sections: [
        {
          anchor: 'a',
          title: 'A',
          blocks: [
            { kind: 'paragraph', text: 'For 20' },
            { kind: 'list', items: ['one', 'two'] },
            { kind: 'company' },
          ],
        },
      ],
    })
  })

  it('as does a language that says something else', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'ghe-documents-'))
    for (const name of DOCUMENT_NAMES) {
      await mkdir(join(folder, name))
      await writeFile(join(folder, name, '1.0.vi.md'), `${head}## {#a} A\n\nText`)
      await writeFile(join(folder, name, '1.0.en.md'), `${head}## {#b} A\n\nText`)
    }
    expect(() => openLibrary(folder)).toThrow(/same parts/)
  })
})
