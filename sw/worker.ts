import { DAY } from '#contract/days.ts'
import { createArrivals } from './arrivals.ts'
import { createCalls } from './calls.ts'
import { createClock } from './clock.ts'
import { forget, tidyAfterPerson } from './forget.ts'
import { createKeyring } from './keyring.ts'
import { createKits } from './kits.ts'
import { createLinks } from './links.ts'
import { createLookups } from './lookups.ts'
import { createMine } from './mine.ts'
import { createOutbox, type Outbox } from './outbox/outbox.ts'
import { createPush } from './push.ts'
import { createRecords } from './records.ts'
import { dataOf } from './reply.ts'
import { createSession } from './session.ts'
import { createSignOut } from './signOut.ts'
import { MARKS, type Mark } from './tables.ts'
import type { World } from './world.ts'

const TIDIED: Mark = 'tidied'

/** The worker's parts, put together in a world. */
export function createWorker(outside: World) {
  const clock = createClock(outside)
  const world = clock.listening()
  const keyring = createKeyring(world)
  const forgetAll = () => forget(world, keyring)
  const session = createSession(world, keyring, {
    changed: () => tidyAfterPerson(world, true),
    toldToForget: forgetAll,
    recognised: () => void sendAgain().catch(() => undefined),
  })
  const records = createRecords(world, clock, keyring)
  const certain = async () => (await clock.atLeast()) ?? world.now()
  const arrivals = createArrivals(world, records, certain)
  const signOut = createSignOut(world, forgetAll, session.signedIn)
  const links = createLinks(world)
  const push = createPush({ world, session, records, arrivals })
  const lookups = createLookups(world)
  const mine = createMine(world, session, records, arrivals, createKits(records, certain))
  const outbox: Outbox = createOutbox({
    world,
    clock,
    keyring,
    session,
    renew: ({ epoch }) => session.renew(epoch),
    accepted: (state, call, text, language) => arrivals.keepCarried(state, call, dataOf(text), language),
  })
  const answerCall = createCalls({
    world,
    session,
    lookups,
    mine,
    arrivals,
    outbox,
    signOut,
  })

  /** What waited for its person to sign in goes on. */
  async function sendAgain(): Promise<void> {
    const waiting = await outbox.entries()
    if (waiting.length === 0) return
    for (const { key, state } of waiting) if (state === 'queued') await outbox.flush(key)
    await world.tell({ type: 'outboxChanged', done: null })
  }

  /** Once a day: what is past its time leaves the device. */
  async function tidy(): Promise<void> {
    const last = await world.device.run('readonly', [MARKS], (open) => open(MARKS).get(TIDIED))
    if (last !== null && world.now() - last < DAY) return
    await world.device.run('readwrite', [MARKS], (open) => open(MARKS).put(TIDIED, world.now()))
    const now = await session.state()
    if (now !== null && now.account !== '') await arrivals.sweep(now)
  }

  return {
    answerCall,
    handOver: lookups.handOver,
    forget: forgetAll,
    pause: signOut.pause,
    outbox,
    links,
    push,
    tidy,
  }
}
