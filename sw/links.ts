import { LINKS } from './tables.ts'
import type { World } from './world.ts'

/** A link that a tap left behind counts for so long, in milliseconds: some systems open the app without its address. */
const FRESH = 60_000
const THE_ONE = 'link'

export function createLinks(world: World) {
  const leave = (id: string) =>
    world.device.run('strict', [LINKS], (open) => open(LINKS).put(THE_ONE, { id, at: world.now() }))

  /** Takes the link that was left, once; null when there is none or it is old. */
  async function take(): Promise<string | null> {
    const found = await world.device.run('readwrite', [LINKS], async (open) => {
      const link = await open(LINKS).get(THE_ONE)
      await open(LINKS).delete(THE_ONE)
      return link
    })
    return found !== null && world.now() - found.at < FRESH ? found.id : null
  }

  /** A notification was tapped: a window of ours goes there, or one is opened, never both. */
  async function tapped(id: string | null): Promise<void> {
    if (await world.sendWindow(id)) return
    if (id !== null) await leave(id)
    await world.openWindow(id)
  }

  return { take, tapped }
}
