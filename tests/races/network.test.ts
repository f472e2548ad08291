import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { uuidv7 } from 'uuidv7'
import { afterAll, describe, expect, test } from 'vitest'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#demo/accounts.ts'
import { IDEMPOTENCY_HEADER } from '#contract/worker.ts'
import type { Output } from '#contract/endpoints.ts'
import type { ChatMessage } from '#contract/shapes/chat.ts'
import { QUEUED_STATUS } from '#contract/outbox.ts'
import { callOf, requestFor } from '#sw/match.ts'
import { BadNetwork, FAULTS, type Fault } from '#tests/support/badNetwork.ts'
import { addressOf, newDatabase } from '#tests/support/database.ts'
import { freePort } from '#tests/support/postgres.ts'
import { MINUTE, Victim } from '#tests/support/victim.ts'
import { workersOnNetwork } from '#tests/support/workerOnNetwork.ts'

/** How many messages a person writes without a network; by hand more: MESSAGES=2000. */
const MESSAGES = Number(process.env['MESSAGES'] ?? 40)
const ORIGIN = 'http://ghe.test'

describe('what waited on a device arrives exactly once and in its order', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ghe-network-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test(
    'over a network that cuts, breaks off, stalls and repeats, from two tabs and a worker at once, to a server that is killed',
    { timeout: 6 * MINUTE },
    async () => {
      const port = await freePort()
      const victim = new Victim(port, {
        DATABASE_URL: await addressOf(await newDatabase()),
        DATA_DIR: join(folder, 'data'),
      })
      await victim.start()
      const { email } = DEMO_ACCOUNTS.guest
      const { token } = await victim.must('account.login', { identifier: email, password: DEMO_PASSWORD })
      const { data } = await victim.must('search.resorts', { project_area_id: 20, page_size: 50 })
      const resorts = [...new Set(data.map(({ resortId }) => resortId))]

      const [seed] = fc.sample(fc.integer(), 1)
      let turn = 0
      const faults = fc.sample(fc.constantFrom<Fault>(...FAULTS, 'none'), {
        numRuns: 10_000,
        seed: seed ?? 0,
      })
      const bad = new BadNetwork(port, () => faults[turn++ % faults.length] ?? 'none')
      const throughIt = await bad.listen()
      const network = { port }
      const workers = workersOnNetwork(3, network, token)
      const [first] = workers
      if (!first) throw new Error('no worker')
      const send = async (request: Request): Promise<Response> => {
        const call = callOf(request.method, new URL(request.url))
        if (!call) throw new Error('no call of ours')
        return await first.answerCall(call, request, (work) => void work.catch(() => undefined))
      }
      // A server that has just started may need longer than a page waits.
      const known = async () => (await send(requestFor(ORIGIN, 'account.guest', {}, '0'))).status
      await expect.poll(known, { timeout: MINUTE }).toBe(200)

      // Without a network: everything waits.
      network.port = 0
      const written = new Map<string, string[]>(resorts.map((resort) => [resort, []]))
      for (let number = 0; number < MESSAGES; number += 1) {
        const resort = resorts[number % resorts.length] ?? ''
        const key = uuidv7()
        const input = { resort_id: resort, message_id: key, text: `Lời nhắn ${number}`, picture_ids: [] }
        const request = new Request(requestFor(ORIGIN, 'chat.send', input, '0'))
        request.headers.set(IDEMPOTENCY_HEADER, key)
        expect((await send(request)).status).toBe(QUEUED_STATUS)
        written.get(resort)?.push(input.text)
      }
      expect(await first.outbox.entries()).toHaveLength(MESSAGES)

      network.port = throughIt
      const left = async () => (await first.outbox.entries()).length
      const flush = () => Promise.all(workers.map((worker) => worker.outbox.flush()))
      const until = (few: number) =>
        expect
          .poll(
            async () => {
              await flush()
              const refused = (await first.outbox.entries()).filter(
                ({ state }) => state !== 'queued' && state !== 'sending',
              )
              expect(refused, `seed ${seed}`).toEqual([])
              return await left()
            },
            { timeout: 3 * MINUTE, interval: 20 },
          )
          .toBeLessThanOrEqual(few)
      // In the middle of it the server dies, twice.
      for (const few of [MESSAGES * 0.7, MESSAGES * 0.3]) {
        await until(few)
        const sending = flush()
        await victim.kill()
        await sending
        await victim.start()
      }
      await until(0)

      for (const [resort, texts] of written) {
        const there = (await messagesOf(victim, token, resort)).toSorted(
          (one, other) => one.place - other.place,
        )
        expect(
          there.map(({ text }) => text),
          `seed ${seed}`,
        ).toEqual(texts)
      }
      for (const fault of FAULTS) expect(bad.met.get(fault) ?? 0, fault).toBeGreaterThan(0)
      await bad.close()
      await victim.kill()
    },
  )
})

/** All that was said to the host of a place, page by page. */
async function messagesOf(victim: Victim, token: string, resort: string): Promise<ChatMessage[]> {
  const all: ChatMessage[] = []
  let before: number | null = null
  do {
    const page: Output<'chat.thread'> = await victim.must(
      'chat.thread',
      { resort_id: resort, page_size: 50, ...(before === null ? {} : { before }) },
      { token },
    )
    all.push(...page.messages)
    before = page.older
  } while (before !== null)
  return all
}
