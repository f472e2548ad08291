import { answered } from './answered.ts'
import { doneReply } from './reply.ts'
import { requestFor } from './match.ts'
import { MARKS, type Mark } from './tables.ts'
import type { World } from './world.ts'

const MARK: Mark = 'signOut'
/** How long a call waits for an earlier sign-out to reach the server, in milliseconds. */
const PATIENCE = 3000

/** Signing out, also without a network: the device forgets at once, the server hears of it as soon as it can. */
export type SignOut = ReturnType<typeof createSignOut>

export function createSignOut(world: World, forget: () => Promise<void>, seal: () => Promise<unknown>) {
  let owed: boolean | null = null
  let telling: Promise<boolean> | null = null

  async function mark(on: boolean): Promise<void> {
    owed = on
    await world.device.run('readwrite', [MARKS], (open) =>
      on ? open(MARKS).put(MARK, world.now()) : open(MARKS).delete(MARK),
    )
  }

  async function isOwed(): Promise<boolean> {
    owed ??= (await world.device.run('readonly', [MARKS], (open) => open(MARKS).get(MARK))) !== null
    return owed
  }

  async function tellServer(request: Request): Promise<boolean> {
    const told = await answered(world, request)
    const heard = told !== null && (told.ok || told.status === 401)
    if (heard) await mark(false)
    return heard
  }

  /** The page signs out. The device has forgotten when this answers. */
  async function answer(request: Request): Promise<Response> {
    await mark(true)
    await forget()
    await Promise.race([tellServer(request), world.after(PATIENCE)])
    return doneReply()
  }

  /**
   * The page signs out and wants kept what waits: it stays sealed, is shown to nobody, and goes on when its person signs in
   * again; somebody else's sign-in destroys it.
   */
  async function pause(): Promise<void> {
    await mark(true)
    await seal()
    await world.clearBadge().catch(() => undefined)
    await world.unsubscribe().catch(() => undefined)
    await world.tell({ type: 'forgotten', another: false })
    await settled()
  }

  /**
   * True when no sign-out is owed to the server, or it has heard of it just now. While one is owed the browser still
   * holds the old cookies, which no script can remove, so nothing personal may be asked.
   */
  async function settled(): Promise<boolean> {
    if (!(await isOwed())) return true
    telling ??= tellServer(requestFor(world.origin, 'account.signOut', {}, '0')).finally(() => {
      telling = null
    })
    return await Promise.race([telling, world.after(PATIENCE).then(() => false)])
  }

  /** A new session took the place of the old one's cookies. */
  const replaced = async (): Promise<void> => {
    if (await isOwed()) await mark(false)
  }

  return { answer, pause, settled, replaced }
}
