import { createArrivals } from './arrivals.ts'
import { createCalls } from './calls.ts'
import { createClock } from './clock.ts'
import { forget, tidyAfterPerson } from './forget.ts'
import { createKits } from './kits.ts'
import { createLinks } from './links.ts'
import { createLookups } from './lookups.ts'
import { createMine } from './mine.ts'
import { createOutbox } from './outbox/outbox.ts'
import { createPhotos } from './photos.ts'
import { createPush } from './push.ts'
import { createRecords } from './records.ts'
import { dataOf } from './reply.ts'
import { createSession } from './session.ts'
import { createSignOut } from './signOut.ts'
import { MARKS, type Mark } from './tables.ts'
import type { World } from './world.ts'

const DAY = 86_400_000
const TIDIED: Mark = 'tidied'

/** The worker's parts, put together in a world. */
export function createWorker(outside: World) {
  const clock = createClock(outside)
  const world = clock.listening()
  const forgetAll = () => forget(world)
  const session = createSession(world, () => tidyAfterPerson(world, true))
  const records = createRecords(world, clock)
  const arrivals = createArrivals(world, records)
  const signOut = createSignOut(world, forgetAll)
  const links = createLinks(world)
  const push = createPush({ world, session, records, arrivals })
  const lookups = createLookups(world)
  const mine = createMine(
    world,
    session,
    records,
    arrivals,
    createKits(records, async () => (await clock.atLeast()) ?? world.now()),
  )
  const outbox = createOutbox({
    world,
    clock,
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
    forget: forgetAll,
  })

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
    photos: createPhotos(world),
    handOver: lookups.handOver,
    forget: forgetAll,
    outbox,
    links,
    push,
    tidy,
  }
}
