/** FNV-1a over a text: 32 bits that differ for every key. */
export function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  return value >>> 0
}

/** Choices that look random and are the same for ever for one key (mulberry32). */
export class Random {
  #state: number

  constructor(key: string) {
    this.#state = hash(key)
  }

  /** From 0 to below 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let value = this.#state
    value = Math.imul(value ^ (value >>> 15), value | 1)
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61)
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296
  }

  /** A whole number from `least` to `most`, both possible. */
  whole(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1))
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }

  /** One of a list that is not empty. */
  pick<T>(list: readonly T[]): T {
    const one = list[this.whole(0, list.length - 1)]
    if (one === undefined) throw new RangeError('Nothing to pick from')
    return one
  }

  shuffled<T>(list: readonly T[]): T[] {
    return list
      .map((item) => ({ item, key: this.next() }))
      .sort((a, b) => a.key - b.key)
      .map(({ item }) => item)
  }

  /** Some of a list, each at most once, in the list's order. */
  some<T>(list: readonly T[], count: number): T[] {
    const chosen = new Set(this.shuffled(list.map((_item, index) => index)).slice(0, count))
    return list.filter((_item, index) => chosen.has(index))
  }
}
