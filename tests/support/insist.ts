import type { Victim } from './victim.ts'

/** Between what a client asks, in ms. */
const PAUSE = 250

/** What became of a call: done, refused with a code, or nobody knows. */
export type Outcome<T> = { ok: true; data: T } | { ok: false; code: string } | null

/**
 * Asks until it is acknowledged: what is refused for now, or not answered, is asked again, of the next node, as a client does.
 * `told` hears each refusal's code, and null when it was acknowledged.
 */
export async function insist<T>(
  nodes: readonly Victim[],
  ask: (node: Victim) => Promise<Outcome<T>>,
  told: (code: string | null) => void,
): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    const node = nodes[attempt % nodes.length]
    if (!node) throw new Error('no node')
    const answer = await ask(node)
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
    if (answer?.ok) {
      told(null)
      return answer.data
    }
    told(answer?.code ?? 'no answer')
  }
}
