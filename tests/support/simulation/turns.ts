/** Ms after which one who neither waits nor ends is taken to wait for another. */
const STUCK = 25

/** Some things that are done at once, of which one goes on at a time: whose turn it is, is said by `choose`. */
export class Turns {
  private readonly waiting = new Map<number, (() => void)[]>()
  private readonly live = new Set<number>()
  private readonly choose: (among: number) => number

  constructor(choose: (among: number) => number) {
    this.choose = choose
  }

  private readonly take = (who: number): Promise<void> =>
    new Promise((resolve) => {
      this.waiting.set(who, [...(this.waiting.get(who) ?? []), resolve])
    })

  /** Does all, each told how it waits for its turn; ends when all have ended. */
  async run(all: readonly ((turn: () => Promise<void>) => Promise<void>)[]): Promise<void> {
    const ends = all.map(async (one, who) => {
      this.live.add(who)
      try {
        // One that is left alone waits for nobody.
        await one(async () => (this.live.size > 1 ? this.take(who) : undefined))
      } finally {
        this.live.delete(who)
      }
    })
    const ended = Promise.all(ends)
    while (this.live.size > 0) {
      await this.settled()
      const ready = [...this.waiting.keys()].toSorted((one, other) => one - other)
      const who = ready[this.choose(ready.length)]
      if (who === undefined) continue
      const [next, ...others] = this.waiting.get(who) ?? []
      if (others.length > 0) this.waiting.set(who, others)
      else this.waiting.delete(who)
      next?.()
    }
    await ended
  }

  /**
   * Until everybody who is at work waits for a turn, or has ended. One may wait for what another one has asked already: then
   * nothing moves until that one goes on.
   */
  private async settled(): Promise<void> {
    const patience = performance.now() + STUCK
    do await new Promise((resolve) => setImmediate(resolve))
    while (
      [...this.live].some((who) => !this.waiting.has(who)) &&
      (this.waiting.size === 0 || performance.now() < patience)
    )
  }
}
