import { rmSync } from 'node:fs'
import { run, type Ran } from './command.ts'
import { outcomeOf, type Outcome } from './report.ts'
import { reportFile, reporting, type Step } from './steps.ts'

export type Ended = Outcome & Ran & { name: string; seconds: number }

/** Runs a part and counts it; `live` shows what it says as it comes. */
export async function runStep(step: Step, live: boolean): Promise<Ended> {
  const file = reportFile(step.name)
  rmSync(file, { force: true })
  const began = performance.now()
  let ran: Ran = { succeeded: true, said: '' }
  for (const [index, command] of step.commands.entries()) {
    const last = index === step.commands.length - 1
    const [program, ...parameters] = command
    const { succeeded, said } = await run(
      [program, ...parameters, ...(last ? reporting(step) : [])],
      step.minutes,
      live,
    )
    ran = { succeeded, said: ran.said + said }
    if (!succeeded) break
  }
  const seconds = (performance.now() - began) / 1000
  return { name: step.name, ...outcomeOf({ report: step.report, file }, ran), ...ran, seconds }
}

/** What is said last: what needed a second try and what failed, by name, the table, and the count alone. */
export function conclusion(all: readonly Ended[]): string {
  const sum = (pick: (ended: Ended) => number) => all.reduce((total, ended) => total + pick(ended), 0)
  const marked = (mark: string, pick: (ended: Ended) => readonly string[]) =>
    all.flatMap((ended) =>
      pick(ended).map((text) => `${mark} ${ended.name}: ${text.replaceAll('\n', '\n    ')}`),
    )
  const width = Math.max(...all.map(({ name }) => name.length), 0)
  const table = all.map(
    ({ name, passed, failed, seconds }) =>
      `${name.padEnd(width)} ${String(Math.round(seconds)).padStart(5)} s  ${passed} passed, ${failed} failed`,
  )
  return [
    '',
    ...table,
    '',
    ...marked('failed', ({ failures }) => failures),
    ...marked('second try', ({ secondTries }) => secondTries),
    `second tries: ${sum(({ secondTries }) => secondTries.length)}`,
    '',
    `${sum(({ passed }) => passed)} passed, ${sum(({ failed }) => failed)} failed`,
  ].join('\n')
}
