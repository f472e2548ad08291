import { ENDPOINTS, type Endpoint } from '#contract/endpoints.ts'
import { STANDING } from '#server/jobs.ts'
import { settableClock } from '#server/ports/clock.ts'
import { DONE, LANES, runDueJobs } from '#server/modules/jobs/jobs.ts'
import { deliverDue, mailDue } from '#server/modules/notices/notices.ts'
import { watchDatabase } from '#server/seeing/levels.ts'
import { createMeter } from '#server/seeing/meter.ts'
import { DEMO_NOW } from '../demoDatabase.ts'
import { startApp, type TestApp } from '../server.ts'
import type { Known } from './known.ts'
import { callerOf, inputsOf, readsOfContract } from './reads.ts'
import type { Recorder } from './recorder.ts'

/** Every read of the contract, as whoever may make it; answers with what was refused. */
async function askEverything(server: TestApp, { during }: Recorder, known: Known): Promise<string[]> {
  const refused: string[] = []
  const tokens = new Map<string, string>()
  const inputs = inputsOf(known)
  for (const name of readsOfContract()) {
    const { who }: Endpoint = ENDPOINTS[name]
    const account = callerOf(who)
    if (account !== null && !tokens.has(account)) tokens.set(account, await server.confirmedTokenOf(account))
    const token = tokens.get(account ?? '')
    await during(name, async () => {
      for (const input of inputs[name] ?? [{}]) {
        const { status, text } = await server.call(name, input, token === undefined ? {} : { token })
        if (status >= 400) refused.push(`${name} ${JSON.stringify(input)}: ${status} ${text.slice(0, 300)}`)
      }
    })
  }
  for (const url of ['/sitemap.xml', '/sitemap/stays-1.xml'])
    await during(url, async () => {
      const { statusCode } = await server.app.inject({ url })
      if (statusCode >= 400) refused.push(`${url}: ${statusCode}`)
    })
  return refused
}

/** What the clock looks for every second, and what it does every hour. */
async function workOnce({ wired, services }: TestApp, { during }: Recorder): Promise<void> {
  const { jobs, delivery, mailing } = wired
  const meter = createMeter()
  watchDatabase(meter, services)
  await during('what operators watch', () => meter.answer())
  await during('letters that are due', () => mailDue(mailing))
  await during('pushes that are due', () => deliverDue(delivery))
  for (const kind of STANDING) await during(kind, () => jobs.handlers[kind]('all', 1))
  // Which jobs are picked is looked at; what each does is not.
  const handlers = { ...jobs.handlers }
  for (const kind of Object.values(LANES).flat()) handlers[kind] = async () => DONE
  for (const [lane, kinds] of Object.entries(LANES))
    await during(`jobs that are due, ${lane}`, () => runDueJobs({ ...jobs, kinds, handlers }))
}

/** Has the product read everything that it reads for pages, queues and its own work; answers with what was refused. */
export async function walkEverything(recording: Recorder, known: Known): Promise<string[]> {
  const server = await startApp({ open: recording.open, clock: settableClock(DEMO_NOW) })
  try {
    const refused = await askEverything(server, recording, known)
    await workOnce(server, recording)
    return refused
  } finally {
    await server.close()
  }
}
