import type { World } from './world.ts'

/** Who does not answer within this time has not answered, in milliseconds. */
export const PATIENCE = 20_000

/** A whole answer of the server. */
export type Answered = { status: number; ok: boolean; text: string; headers: Headers }

/**
 * Asks, and waits for the whole answer no longer than PATIENCE: a line that is held open and says nothing must not hold up
 * everybody who waits behind it. Null: no network, half an answer, or none in time.
 */
export async function answered(world: World, request: Request): Promise<Answered | null> {
  const given = new AbortController()
  const whole = world
    .ask(new Request(request, { signal: given.signal }))
    .then(async (response) => ({
      status: response.status,
      ok: response.ok,
      headers: response.headers,
      text: await response.text(),
    }))
    .catch(() => null)
  const outcome = await Promise.race([whole, world.after(PATIENCE).then(() => null)])
  given.abort()
  return outcome
}
