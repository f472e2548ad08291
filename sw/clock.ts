import { MARKS, type Mark } from './tables.ts'
import type { World } from './world.ts'

const MARK: Mark = 'serverTime'
/** The moment is written down at most this often, in milliseconds of this life. */
const NOTE_EVERY = 60_000

/** The server's time, as its answers told it. A device's own clock may be set to anything, at any moment. */
export type Clock = ReturnType<typeof createClock>

export function createClock(world: World) {
  let seen: { server: number; wall: number; running: number } | null = null
  let noted = Number.NEGATIVE_INFINITY

  /** Learns from an answer of ours; the page of a stranger between us and the server teaches nothing. */
  async function learn({ headers }: Response): Promise<void> {
    const server = Date.parse(headers.get('date') ?? '')
    if (Number.isNaN(server) || headers.get('content-type')?.startsWith('application/json') !== true) return
    const running = world.elapsed()
    seen = { server, wall: world.now(), running }
    if (running - noted < NOTE_EVERY) return
    noted = running
    await world.device.run('readwrite', [MARKS], (open) => open(MARKS).put(MARK, server))
  }

  /**
   * A moment that has certainly come: the last one the server told, and what has passed since in this life. What goes for
   * good goes by it. Null: the server never told one.
   */
  async function atLeast(): Promise<number | null> {
    if (seen !== null) return seen.server + (world.elapsed() - seen.running)
    return await world.device.run('readonly', [MARKS], (open) => open(MARKS).get(MARK))
  }

  /** The moment as well as it is known: with no answer in this life, the device's clock, but never before what the server told. */
  async function best(): Promise<number> {
    if (seen === null) return Math.max(world.now(), (await atLeast()) ?? 0)
    // A running clock may stand while the device sleeps; then the wall's is nearer.
    return seen.server + Math.max(world.elapsed() - seen.running, world.now() - seen.wall)
  }

  /** The world, with every answer's time heard. */
  const listening = (): World => ({
    ...world,
    async ask(request) {
      const answer = await world.ask(request)
      void learn(answer).catch(() => undefined)
      return answer
    },
  })

  return { atLeast, best, listening }
}
