import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { broken, readAssertions, type Assertions } from '../../scripts/proof/assertions.ts'
import { run } from '../../scripts/proof/command.ts'
import { inLanes, type Needs } from '../../scripts/proof/lanes.ts'
import { relatedTests, within } from '../../scripts/proof/related.ts'
import { outcomeOf, type Reporter } from '../../scripts/proof/report.ts'
import { conclusion } from '../../scripts/proof/runStep.ts'

/** Runs parts that end when the test says so, and tells what stood side by side at each beginning. */
async function together(
  parts: readonly Needs[],
  cores = 2,
): Promise<{ order: string[]; beside: string[][] }> {
  const running = new Set<string>()
  const order: string[] = []
  const beside: string[][] = []
  await inLanes(parts, cores, async ({ name }) => {
    running.add(name)
    order.push(name)
    beside.push([...running].toSorted())
    await new Promise((resolve) => setImmediate(resolve))
    running.delete(name)
  })
  return { order, beside }
}

describe('parts of the proof side by side', () => {
  it('two that need one core each run together, one that needs both runs alone', async () => {
    const { beside } = await together([
      { name: 'a', cores: 1 },
      { name: 'b', cores: 1 },
      { name: 'both', cores: 2 },
    ])
    expect(beside).toEqual([['a'], ['a', 'b'], ['both']])
  })
  it('a part waits for what it builds on, and for nothing that was not asked for', async () => {
    const { order } = await together([
      { name: 'journeys', cores: 1, after: ['build'] },
      { name: 'types', cores: 1, after: ['something else'] },
      { name: 'build', cores: 1 },
    ])
    expect(order).toEqual(['types', 'build', 'journeys'])
  })
  it('a part that measures has the machine to itself, however many cores there are', async () => {
    const { beside } = await together(
      [
        { name: 'a', cores: 1 },
        { name: 'measured', cores: 1, quiet: true },
        { name: 'b', cores: 2 },
      ],
      8,
    )
    expect(beside.filter((names) => names.includes('measured'))).toEqual([['measured']])
  })
  it('on one core everything runs one after another', async () => {
    const { beside } = await together(
      [
        { name: 'a', cores: 2 },
        { name: 'b', cores: 1 },
      ],
      1,
    )
    expect(beside).toEqual([['a'], ['b']])
  })
  it('a circle is a mistake and not a wait without end', async () => {
    await expect(
      together([
        { name: 'a', cores: 1, after: ['b'] },
        { name: 'b', cores: 1, after: ['a'] },
      ]),
    ).rejects.toThrow('wait for each other: a, b')
  })
})

describe('a part of the proof', () => {
  it('is stopped when it hangs, together with what it started', async () => {
    const { succeeded, said } = await run(['sh', '-c', 'tail -f /dev/null & echo $!; wait'], 0.05, false)
    const started = Number(said.split('\n')[0])
    expect(succeeded).toBe(false)
    expect(said).toContain('stopped')
    expect(started).toBeGreaterThan(1)
    await expect.poll(() => isRunning(started)).toBe(false)
  })
  it('is shown as it ended, with all it said', async () => {
    expect(await run(['sh', '-c', 'echo out; echo err >&2; exit 3'], 1, false)).toMatchObject({
      succeeded: false,
      said: expect.stringMatching(/out\n(.|\n)*err|err\n(.|\n)*out/),
    })
  })
})

/** Whether a process is still there and more than a mark for its parent to collect. */
async function isRunning(id: number): Promise<boolean> {
  const { said } = await run(['ps', '-o', 'stat=', '-p', String(id)], 1, false)
  return said.trim() !== '' && !said.trim().startsWith('Z')
}

const folder = mkdtempSync(join(tmpdir(), 'proof-'))
afterAll(() => rmSync(folder, { recursive: true }))
function read(report: Reporter, written: unknown, succeeded: boolean) {
  const file = join(folder, `${report}.json`)
  writeFileSync(file, JSON.stringify(written))
  return outcomeOf({ report, file }, { succeeded, said: 'the end of the log' })
}

describe('what a report says', () => {
  it('a test that passed at its second try is counted as passed and named', () => {
    const test = (fullName: string, status: string, failureMessages: string[]) => ({
      fullName,
      status,
      failureMessages,
    })
    const written = {
      testResults: [
        {
          name: `${process.cwd()}/tests/sw/mine.test.ts`,
          status: 'failed',
          assertionResults: [
            test('at once', 'passed', []),
            test('again', 'passed', ['Error: slow']),
            test('never', 'failed', ['Error: wrong']),
          ],
        },
      ],
    }
    expect(read('vitest', written, false)).toEqual({
      passed: 2,
      failed: 1,
      secondTries: ['tests/sw/mine.test.ts: again'],
      failures: ['tests/sw/mine.test.ts: never\nError: wrong'],
    })
  })
  it('a file that does not load is a failure', () => {
    const written = {
      testResults: [{ name: 'a.test.ts', status: 'failed', message: 'no such module', assertionResults: [] }],
    }
    expect(read('vitest', written, false)).toMatchObject({
      failed: 1,
      failures: ['a.test.ts\nno such module'],
    })
  })
  it('a flaky journey is named, wherever it stands, with what was seen last at its first try', () => {
    const good = { errors: [], attachments: [] }
    const seen = { name: 'seen last', body: Buffer.from('409 /pay\nĐang mở…').toString('base64') }
    const bad = { errors: [{ message: 'Timed out' }], attachments: [{ name: 'trace' }, seen] }
    const spec = (title: string, status: string) => ({
      title,
      file: 'gate.spec.ts',
      tests: [{ status, results: status === 'expected' ? [good] : [bad, good] }],
    })
    const written = {
      suites: [
        {
          specs: [spec('opens', 'expected')],
          suites: [{ specs: [spec('scans', 'flaky'), spec('lets in', 'unexpected')] }],
        },
      ],
    }
    expect(read('playwright', written, false)).toEqual({
      passed: 2,
      failed: 1,
      secondTries: ['gate.spec.ts: scans\nTimed out\n409 /pay\nĐang mở…'],
      failures: ['gate.spec.ts: lets in\nTimed out\n409 /pay\nĐang mở…'],
    })
  })
  it('a part that failed without a failing test is one failure, with the end of its log', () => {
    const missing = { report: 'vitest', file: join(folder, 'none.json') } as const
    expect(outcomeOf(missing, { succeeded: false, said: 'the end of the log' })).toEqual({
      passed: 0,
      failed: 1,
      secondTries: [],
      failures: ['the end of the log'],
    })
  })
  it('second tries are counted before the last line, which is the count alone', () => {
    const part = { succeeded: true, said: '', failed: 0, failures: [] }
    const lines = conclusion([
      { ...part, name: 'unit', passed: 40, secondTries: [], seconds: 12 },
      { ...part, name: 'e2e', passed: 2, secondTries: ['gate.spec.ts: scans'], seconds: 61 },
    ]).split('\n')
    expect(lines).toContain('unit    12 s  40 passed, 0 failed')
    expect(lines.slice(-4)).toEqual([
      'second try e2e: gate.spec.ts: scans',
      'second tries: 1',
      '',
      '42 passed, 0 failed',
    ])
  })
})

describe('tests that a change may break', () => {
  const importers = new Map([
    ['server/a.ts', ['server/b.ts', 'tests/server/near.test.ts']],
    ['server/b.ts', ['tests/server/far.test.ts', 'server/a.ts', 'tests/support/world.ts']],
  ])
  it('are found through imports, the nearest first', () => {
    expect(relatedTests(['server/a.ts'], importers)).toEqual([
      'tests/server/near.test.ts',
      'tests/server/far.test.ts',
    ])
  })
  it('include a changed test itself', () => {
    expect(relatedTests(['tests/server/far.test.ts', 'docs/performance.md'], importers)).toEqual([
      'tests/server/far.test.ts',
    ])
  })
  it('are as many as their seconds allow, and never none', () => {
    expect(within(['a', 'b', 'c'], 10, () => 4)).toEqual({ run: ['a', 'b'], left: ['c'] })
    expect(within(['a', 'b'], 10, () => 60)).toEqual({ run: ['a'], left: ['b'] })
  })
})

describe('what a cold load is held to', () => {
  const wanted: Assertions = {
    'categories:performance': ['error', { minScore: 0.8 }],
    'cumulative-layout-shift': ['warn', { maxNumericValue: 0.01 }],
  }
  it('a page below its floor is told apart from one above it', () => {
    const values = { 'cumulative-layout-shift': 0.2 }
    expect(broken(wanted, { scores: { performance: 0.8 }, values })).toEqual({
      error: [],
      warn: ['cumulative-layout-shift 0.2 (≤ 0.01)'],
    })
    expect(broken(wanted, { scores: { performance: 0.79 }, values: {} }).error).toEqual([
      'performance 0.79 (≥ 0.8)',
    ])
  })
  it('what was not measured is not kept', () => {
    expect(broken(wanted, { scores: {}, values: {} })).toEqual({
      error: ['performance not measured (≥ 0.8)'],
      warn: ['cumulative-layout-shift not measured (≤ 0.01)'],
    })
  })
  it('the four categories are', () => {
    expect(Object.keys(readAssertions())).toEqual(
      expect.arrayContaining(
        ['performance', 'accessibility', 'best-practices', 'seo'].map((id) => `categories:${id}`),
      ),
    )
  })
})

it.each([0, 3])(
  'a run that used the database of the tests ends with its own code, here %i',
  async (code) => {
    const ends = `process.exitCode = ${code}; void import("./tests/support/postgres.ts")`
    const { succeeded } = await run([process.execPath, '--import', 'tsx', '--eval', ends], 1, false)
    expect(succeeded).toBe(code === 0)
  },
  60_000,
)
