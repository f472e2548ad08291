import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { uuidv7 } from 'uuidv7'
import * as z from 'zod/mini'
import { CODES } from '#contract/codes.ts'
import { ENDPOINTS, ENDPOINT_NAMES } from '#contract/endpoints.ts'
import { answerOnce } from '#server/answerOnce.ts'
import { isAway } from '#server/db/away.ts'
import type { CallContext } from '#server/handlers.ts'
import { jobsOf } from '#server/jobs.ts'
import { bookings } from '#server/modules/bookings/tables.ts'
import { runDueJobs } from '#server/modules/jobs/jobs.ts'
import { deliverDue, mailDue } from '#server/modules/notices/notices.ts'
import { settableClock } from '#server/ports/clock.ts'
import { Refusal } from '#server/refusal.ts'
import { callsOf, START, testSettings, worldOf, type TestWorld } from '../bookingWorld.ts'
import { standInGateway } from '../standInGateway.ts'
import { doing, faulty, wholeLine, type Doing } from './faultyLine.ts'
import { History } from './history.ts'
import { payingTwice, type Plant } from './plant.ts'
import { standInPost, type StandInPost } from './post.ts'

/** Longer than a dead node's claim of a key holds. */
const CLAIM_OVER = { seconds: 21 }
/** How often a client asks before something must be wrong. */
const ATTEMPTS = 12

const kept = z.object({ data: z.unknown() })
const refused = z.object({ code: z.string(), params: z.array(z.union([z.string(), z.number()])) })

const unheard = z.object({ RspCode: z.literal('99') })

/**
 * Two nodes of the product over one database whose lines break, and people who ask them: whoever hears nothing asks the next
 * node, with the same key. Whatever asks outside of an event asks a whole line.
 */
export function simulatedNodes(
  pool: pg.Pool,
  plant: Plant,
): {
  world: TestWorld
  as: (who: Doing, act: () => Promise<void>) => Promise<void>
  /** Whether anything was written since this was asked last. */
  changed: () => boolean
  deadlocks: () => number
  post: StandInPost
  history: History
} {
  const whole = drizzle(wholeLine(pool))
  const broken = faulty(pool, plant.forgets)
  const line = drizzle(broken.line)
  const clock = settableClock(START)
  const settings = testSettings()
  const gateway = standInGateway(settings.vnpay, clock)
  const history = new History()
  const post = standInPost(plant.believesPost === true)
  const partner: TestWorld['partner'] = {
    check: async () => ({ ok: true, partnerStatus: 'ORDERED', tickets: [] }),
  }
  const outside = plant.paysBackTwice === true ? payingTwice(gateway) : gateway
  const started = () => {
    const world = worldOf({ db: line, clock, settings, gateway: outside, partner })
    return { world, calls: callsOf(world) }
  }
  const nodes = [started(), started()]
  const nodeAt = (attempt: number) => {
    const one = doing.getStore()
    const at = ((one?.node ?? 0) + attempt) % nodes.length
    // One that died is another process now, which remembers nothing.
    if (one?.dead === true) {
      one.dead = false
      nodes[(at + 1) % nodes.length] = started()
    }
    return nodes[at] ?? started()
  }

  const answerOf = async (
    { world, calls }: ReturnType<typeof started>,
    asked: string,
    input: unknown,
    context: CallContext,
  ): Promise<unknown> => {
    const handler: unknown = Reflect.get(calls, asked)
    if (typeof handler !== 'function') throw new Error(`${asked}: no such call`)
    const work = async (how: CallContext): Promise<unknown> => Reflect.apply(handler, undefined, [input, how])
    const name = ENDPOINT_NAMES.find((one) => one === asked)
    const idempotent = name !== undefined && 'idempotent' in ENDPOINTS[name]
    const { idempotencyKey: key, person } = context
    if (plant.looksOnce === true && asked === 'booking.detail') return asBefore(input, () => work(context))
    if (!idempotent || key === null || person === null) return work(context)
    if (plant.forgetsKeys === true) return work({ ...context, idempotencyKey: uuidv7() })
    const { status, body, replayed } = await answerOnce(
      world,
      { account: person.userId, key, endpoint: asked, input },
      context,
      work,
    )
    if (!replayed) return body
    if (status === 200) return kept.parse(body).data
    throw refusalOf(body)
  }

  const looks = new Map<string, Promise<unknown>>()
  /** As it was when it was asked first. */
  const asBefore = (input: unknown, work: () => Promise<unknown>): Promise<unknown> => {
    const what = JSON.stringify(input)
    const known = looks.get(what) ?? work()
    looks.set(what, known)
    return known
  }

  const ask = async (asked: string, input: unknown, context: CallContext): Promise<unknown> => {
    for (let attempt = 0; ; attempt++) {
      try {
        const answer = await answerOf(nodeAt(attempt), asked, input, context)
        // What the gateway is told when we could not listen: it tells us again.
        if (attempt === ATTEMPTS || !unheard.safeParse(answer).success) return answer
      } catch (error) {
        const claimed = error instanceof Refusal && error.code === 'G_RUNNING'
        if ((!claimed && !isAway(error)) || attempt === ATTEMPTS) throw error
        if (claimed) clock.advance(CLAIM_OVER)
      }
    }
  }

  const calls = new Proxy(callsOf(worldOf({ db: whole, clock, settings, gateway, partner })), {
    get:
      (_calls, name): unknown =>
      (input: unknown, context: CallContext) =>
        history.keep({ call: String(name), input }, () => ask(String(name), input, context)),
  })

  /** What is due, by one node, and whom it has to tell; what its line keeps it from, the next one does later. */
  const runJobs = async (): Promise<number> => {
    const { world } = nodeAt(0)
    try {
      const ran = await runDueJobs({
        ...jobsOf(world),
        failed: (_job, error) => {
          if (!isAway(error)) throw error
        },
      })
      const telling = { ...world, ...post.outside }
      return ran + (await deliverDue(telling)) + (await mailDue(telling))
    } catch (error) {
      if (!isAway(error)) throw error
      return 0
    }
  }

  return {
    world: {
      world: worldOf({ db: whole, clock, settings, gateway, partner }),
      db: whole,
      clock,
      gateway,
      partner,
      calls,
      runJobs: () => history.keep({ call: 'jobs' }, runJobs),
      // Not by the lines that break: whoever acts has looked before. Looking is an act of its own.
      versionOf: async (id) => {
        const seen = await history.keep({ call: 'booking.detail', input: { booking_id: id } }, async () => {
          const [row] = await whole
            .select({ version: bookings.version })
            .from(bookings)
            .where(eq(bookings.id, id))
          return row ?? { version: 0 }
        })
        return seen.version
      },
      close: async () => undefined,
    },
    as: async (who, act) => {
      await doing.run(who, act)
      if (who.dead) nodes[who.node] = started()
    },
    changed: broken.changed,
    deadlocks: broken.deadlocks,
    post,
    history,
  }
}

/** What was refused before, refused once more. */
function refusalOf(body: unknown): Refusal {
  const { code, params } = refused.parse(body)
  const known = Object.keys(CODES).find((one): one is keyof typeof CODES => one === code)
  if (!known) throw new Error(`${code}: no such code`)
  return new Refusal(known, params)
}
