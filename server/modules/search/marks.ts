/** Room for so many kinds of marks beyond those that there are at first. */
const SPARE = 32
const BITS = 32

/** What places or rooms have of a list of services or benefits: a row of bits each, a bit for every number of the list. */
export class Marks {
  readonly words: number
  readonly rows: Uint32Array
  readonly #bits = new Map<number, number>()

  constructor(kinds: Iterable<number>, rows: number) {
    for (const id of kinds) this.#bits.set(id, this.#bits.size)
    this.words = Math.ceil((this.#bits.size + SPARE) / BITS)
    this.rows = new Uint32Array(this.words * rows)
  }

  /** False where there is no bit left for one of these. */
  put(row: number, ids: readonly number[]): boolean {
    const start = row * this.words
    this.rows.fill(0, start, start + this.words)
    for (const id of ids) {
      const bit = this.#bits.get(id) ?? this.#bits.size
      if (bit >= this.words * BITS) return false
      this.#bits.set(id, bit)
      const word = start + (bit >> 5)
      this.rows[word] = (this.rows[word] ?? 0) | (1 << (bit & 31))
    }
    return true
  }

  /** The bits of these; null where nothing has one of them. */
  of(ids: readonly number[]): Uint32Array | null {
    const wanted = new Uint32Array(this.words)
    for (const id of ids) {
      const bit = this.#bits.get(id)
      if (bit === undefined) return null
      wanted[bit >> 5] = (wanted[bit >> 5] ?? 0) | (1 << (bit & 31))
    }
    return wanted
  }

  /** Whether a row has all of these. */
  has(row: number, wanted: Uint32Array): boolean {
    const start = row * this.words
    for (let word = 0; word < this.words; word++) {
      const bits = wanted[word] ?? 0
      if (((this.rows[start + word] ?? 0) & bits) >>> 0 !== bits) return false
    }
    return true
  }

  /** What was counted by bits, by the numbers of the list. */
  named(counts: Uint32Array): Record<string, number> {
    const named: Record<string, number> = {}
    for (const [id, bit] of this.#bits) {
      const count = counts[bit] ?? 0
      if (count > 0) named[id] = count
    }
    return named
  }
}

/** Counts the bits of a row: one more for each that is set. */
export function countBits(counts: Uint32Array, row: Uint32Array, start: number, words: number): void {
  for (let word = 0; word < words; word++)
    for (let left = row[start + word] ?? 0; left !== 0; left &= left - 1) {
      const bit = (word << 5) + 31 - Math.clz32(left & -left)
      counts[bit] = (counts[bit] ?? 0) + 1
    }
}
