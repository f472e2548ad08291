/** After so long everybody else has a turn, in milliseconds; and after how many of a list the clock is looked at. */
const [TURN, LOOKED_AT] = [8, 64] as const

const others = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** What `pick` makes of a long list, without what it makes nothing of; others have their turn in between. `lookedAt`: after so many, fewer where each takes long. */
export async function inTurns<One, Picked>(
  list: readonly One[],
  pick: (one: One) => Picked | null,
  lookedAt: number = LOOKED_AT,
): Promise<Picked[]> {
  const picked: Picked[] = []
  let began = performance.now()
  for (let at = 0; at < list.length; at++) {
    if (at % lookedAt === lookedAt - 1 && performance.now() - began > TURN) {
      await others()
      began = performance.now()
    }
    const one = list[at]
    const answer = one === undefined ? null : pick(one)
    if (answer !== null) picked.push(answer)
  }
  return picked
}

let last: Promise<void> = Promise.resolve()

/** One after the other of those who waited for the same: each with a turn of everybody else before it. */
export function ownTurn(): Promise<void> {
  last = last.then(others)
  return last
}
