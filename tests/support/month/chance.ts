/** Chance that comes again the same for the same seed (mulberry32). */
export function chanceOf(seed: number) {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    /** Whether something that happens so often happens now. */
    happens: (often: number): boolean => next() < often,
    upTo: (most: number): number => Math.floor(next() * (most + 1)),
    oneOf: <T>(things: readonly [T, ...T[]]): T => things[Math.floor(next() * things.length)] ?? things[0],
  }
}
