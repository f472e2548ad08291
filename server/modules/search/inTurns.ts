/** After so long everybody else has a turn, in milliseconds; and after how many of a list the clock is looked at. */
const [TURN, LOOKED_AT] = [8, 64] as const

/** What `pick` makes of a long list, without what it makes nothing of; others have their turn in between. */
export async function inTurns<One, Picked>(
  list: readonly One[],
  pick: (one: One) => Picked | null,
): Promise<Picked[]> {
  const picked: Picked[] = []
  let began = performance.now()
  for (let at = 0; at < list.length; at++) {
    if (at % LOOKED_AT === LOOKED_AT - 1 && performance.now() - began > TURN) {
      await new Promise((resolve) => setImmediate(resolve))
      began = performance.now()
    }
    const one = list[at]
    const answer = one === undefined ? null : pick(one)
    if (answer !== null) picked.push(answer)
  }
  return picked
}
