import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import * as z from 'zod'

/** What each test file took when it ran last, in seconds: kept beside the packages, on this machine alone. */
const FILE = 'node_modules/.cache/ghe/seconds.json'
const known = z.record(z.string(), z.number())
const report = z.object({
  testResults: z.array(z.object({ name: z.string(), startTime: z.number(), endTime: z.number() })),
})

export const secondsOfFiles = (): Record<string, number> =>
  existsSync(FILE) ? known.parse(JSON.parse(readFileSync(FILE, 'utf8'))) : {}

/** Keeps the seconds of a Vitest report's files. */
export function remember(reportFile: string): void {
  if (!existsSync(reportFile)) return
  const { testResults } = report.parse(JSON.parse(readFileSync(reportFile, 'utf8')))
  const fresh = testResults.map(({ name, startTime, endTime }): [string, number] => [
    name.replace(`${process.cwd()}/`, ''),
    (endTime - startTime) / 1000,
  ])
  mkdirSync('node_modules/.cache/ghe', { recursive: true })
  writeFileSync(FILE, JSON.stringify({ ...secondsOfFiles(), ...Object.fromEntries(fresh) }))
}
