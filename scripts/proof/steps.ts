import type { Command } from './command.ts'
import type { Needs } from './lanes.ts'
import type { Reporter } from './report.ts'

/** One part of a proof: commands one after another, the first that fails ends it. */
export type Step = Needs & {
  /** About three times what it takes on two slow cores: then it is stopped and counts as failed. */
  minutes: number
  commands: readonly Command[]
  report?: Reporter
}

/** The rooms of the house, each with a tsconfig of its own; the tests' room holds the scripts, too. */
export const ROOMS = ['contract', 'src', 'sw', 'server', 'demo', 'tests'] as const
export type Room = (typeof ROOMS)[number]

/** The types of one room with all it imports; what was found out about unchanged files is kept. */
export const typesOf = (room: Room): Command => [
  'tsc',
  '-p',
  room,
  '--incremental',
  '--tsBuildInfoFile',
  `node_modules/.cache/types/${room}.tsbuildinfo`,
]
/** The formatting of these files or of everything. */
export const format = (files: readonly string[] = []): Command => [
  'oxfmt',
  '--check',
  '--no-error-on-unmatched-pattern',
  ...files,
]
/** A script of package.json. */
export const script = (name: string, ...more: string[]): Command => [
  'npm',
  'run',
  '--silent',
  name,
  '--',
  ...more,
]
/** The linter, which judges the types of each file once, over these files or over everything. */
export const lint = (files: readonly string[] = []): Command => script('lint', ...files)
/** What nothing uses: files, exports, types, packages. */
export const unused = script('unused')
/** Tests that run in Node: whole projects of vitest.config.ts, or these files of them. */
export const vitest = (projects: readonly string[], ...more: string[]): Command => [
  'vitest',
  'run',
  ...projects.flatMap((project) => ['--project', project]),
  ...more,
]
/** The words of the app, and the pages that are made of the contract. */
export const catalogs = script('i18n:check')
export const docs = script('docs', '--check')

/** Where a part's report lies. */
export const reportFile = (name: string): string => `test-results/${name.replaceAll(' ', '-')}.json`
/** What makes a part write the report it promises: Playwright's is asked for in its configuration. */
export const reporting = ({ name, report }: Step): string[] =>
  report === 'vitest'
    ? ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile(name)}`]
    : []
