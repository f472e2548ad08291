/** Ms until one who neither waits nor ends is looked at. */
const LOOK = 3

/** One of those who are at work at once. */
export type Turn = () => Promise<void>

/**
 * Some things that are done at once, of which one goes on at a time: whose turn it is, is said by `choose`. One may wait for what
 * another one has: `stuck` says whether it does, and then the others go on.
 */
export class Turns {
  private readonly waiting = new Map<number, (() => void)[]>()
  private readonly live = new Set<number>()
  private moved: () => void = () => undefined
  private readonly choose: (among: number) => number
  private readonly stuck: (who: number) => Promise<boolean>

  constructor(choose: (among: number) => number, stuck: (who: number) => Promise<boolean>) {
    this.choose = choose
    this.stuck = stuck
  }

  private readonly take = (who: number): Promise<void> =>
    new Promise((resolve) => {
      this.waiting.set(who, [...(this.waiting.get(who) ?? []), resolve])
      this.moved()
    })

  /** Does all, each told how it waits for its turn; ends when all have ended. */
  async run(all: readonly ((turn: Turn) => Promise<void>)[]): Promise<void> {
    const ends = all.map(async (one, who) => {
      this.live.add(who)
      try {
        // One that is left alone waits for nobody.
        await one(async () => (this.live.size > 1 ? this.take(who) : undefined))
      } finally {
        this.live.delete(who)
        this.moved()
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

  /** Until everybody who is at work waits for a turn, or for somebody who waits for one; or all have ended. */
  private async settled(): Promise<void> {
    for (;;) {
      // What else one asks at the same moment waits as well.
      await new Promise((resolve) => setImmediate(resolve))
      const busy = [...this.live].filter((who) => !this.waiting.has(who))
      if (busy.length === 0) return
      const timely = await this.movement()
      if (timely || this.waiting.size === 0) continue
      const still = [...this.live].filter((who) => !this.waiting.has(who))
      if ((await Promise.all(still.map(this.stuck))).every(Boolean)) return
    }
  }

  /** Whether anybody comes to wait, or ends, before one is looked at. */
  private movement(): Promise<boolean> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(false), LOOK)
      this.moved = () => {
        clearTimeout(timer)
        resolve(true)
      }
    })
  }
}
