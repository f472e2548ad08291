/** After so long everybody else has a turn, in milliseconds; and after how many of a list the clock is looked at. */
const [TURN, LOOKED_AT] = [8, 64] as const

const others = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

let last: Promise<void> = Promise.resolve()
/** When the present turn began: all who work through lists share it. */
let began = 0

/** One after the other of those who wait: each with a turn of everybody else before it, however many they are. */
export async function ownTurn(): Promise<void> {
  last = last.then(others)
  await last
  began = performance.now()
}

/** What `pick` makes of a long list, without what it makes nothing of; others have their turn in between. `lookedAt`: after so many, fewer where each takes long. */
export async function inTurns<One, Picked>(
  list: readonly One[],
  pick: (one: One) => Picked | null,
  lookedAt: number = LOOKED_AT,
): Promise<Picked[]> {
  const picked: Picked[] = []
  for (let at = 0; at < list.length; at++) {
    if (at % lookedAt === 0 && performance.now() - began > TURN) await ownTurn()
    const one = list[at]
    const answer = one === undefined ? null : pick(one)
    if (answer !== null) picked.push(answer)
  }
  return picked
}
