import { existsSync, readFileSync } from 'node:fs'
import * as z from 'zod'
import { SEEN_LAST } from '#tests/support/lastSeen.ts'

/** Who writes a part's report. A part without one counts as one test. */
export type Reporter = 'vitest' | 'playwright' | 'lighthouse'

export type Outcome = {
  passed: number
  failed: number
  /** What passed only when it was tried again, by name. */
  secondTries: string[]
  /** What failed, by name, with the first lines of why. */
  failures: string[]
}

const vitest = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
})

/** One try of a journey: its errors, and as an attachment (base64) what was seen last. */
const journeyTry = z.object({
  errors: z.array(z.object({ message: z.string().optional() })),
  attachments: z.array(z.object({ name: z.string(), body: z.string().optional() })),
})
type Try = z.infer<typeof journeyTry>

type Spec = {
  title: string
  file: string
  tests: { status: string; results: Try[] }[]
}
type Suite = { specs: Spec[]; suites?: Suite[] | undefined }
const suite: z.ZodType<Suite> = z.object({
  specs: z.array(
    z.object({
      title: z.string(),
      file: z.string(),
      tests: z.array(
        z.object({
          status: z.string(),
          results: z.array(journeyTry),
        }),
      ),
    }),
  ),
  get suites() {
    return z.array(suite).optional()
  },
})
const playwright = z.object({
  suites: z.array(suite),
  errors: z.array(z.object({ message: z.string().optional() })).optional(),
})

const outcome = z.object({
  passed: z.number(),
  failed: z.number(),
  secondTries: z.array(z.string()),
  failures: z.array(z.string()),
})

const FIRST_LINES = 12
const firstLines = (text: string): string => text.split('\n').slice(0, FIRST_LINES).join('\n')
const because = (name: string, why: readonly (string | undefined)[]): string =>
  [name, firstLines(why.find((text) => text !== undefined && text !== '') ?? '')].filter(Boolean).join('\n')

/** A try that failed leaves its message with a test that passed in the end. */
function ofVitest(report: unknown): Outcome {
  const files = vitest.parse(report).testResults
  const tests = files.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({
      ...test,
      full: `${name.replace(`${process.cwd()}/`, '')}: ${test.fullName}`,
    })),
  )
  const passed = tests.filter(({ status }) => status === 'passed')
  const failed = tests.filter(({ status }) => status === 'failed')
  const broken = files.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  )
  return {
    passed: passed.length,
    failed: failed.length + broken.length,
    secondTries: passed
      .filter(({ failureMessages }) => (failureMessages ?? []).length > 0)
      .map(({ full }) => full),
    failures: [
      ...failed.map(({ full, failureMessages }) => because(full, failureMessages ?? [])),
      ...broken.map(({ name, message }) => because(name, [message])),
    ],
  }
}

/** Why a journey's first try failed, and what stood on its pages and was answered last. */
function whyOf(name: string, [first]: readonly Try[]): string {
  const seen = first?.attachments.find((attachment) => attachment.name === SEEN_LAST)?.body ?? ''
  const why = because(name, first?.errors.map(({ message }) => message) ?? [])
  return [why, Buffer.from(seen, 'base64').toString()].filter(Boolean).join('\n')
}

const specsOf = ({ specs, suites = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsOf)]

function ofPlaywright(report: unknown): Outcome {
  const { suites, errors = [] } = playwright.parse(report)
  const tests = suites
    .flatMap(specsOf)
    .flatMap(({ title, file, tests: ofSpec }) =>
      ofSpec.map((test) => ({ ...test, full: `${file}: ${title}` })),
    )
  const of = (status: string) => tests.filter((test) => test.status === status)
  return {
    passed: of('expected').length + of('flaky').length,
    failed: of('unexpected').length + errors.length,
    secondTries: of('flaky').map(({ full, results }) => whyOf(full, results)),
    failures: [
      ...of('unexpected').map(({ full, results }) => whyOf(full, results)),
      ...errors.map(({ message }) => because('the run itself', [message])),
    ],
  }
}

const READERS: Readonly<Record<Reporter, (report: unknown) => Outcome>> = {
  vitest: ofVitest,
  playwright: ofPlaywright,
  lighthouse: (report) => outcome.parse(report),
}

/** What a part's report says; a part that failed without counting a failure is one failure, with the end of what it said. */
export function outcomeOf(
  { report, file }: { report: Reporter | undefined; file: string },
  { succeeded, said }: { succeeded: boolean; said: string },
): Outcome {
  const read: Outcome =
    report !== undefined && existsSync(file)
      ? READERS[report](JSON.parse(readFileSync(file, 'utf8')))
      : { passed: succeeded ? 1 : 0, failed: 0, secondTries: [], failures: [] }
  if (succeeded || read.failed > 0) return read
  return {
    ...read,
    failed: 1,
    failures: [
      said
        .trimEnd()
        .split('\n')
        .slice(-3 * FIRST_LINES)
        .join('\n'),
    ],
  }
}
