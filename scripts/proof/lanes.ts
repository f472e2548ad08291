/** What a part of the proof needs of the machine. */
export type Needs = {
  name: string
  /** How many cores it keeps busy. */
  cores: 1 | 2
  /** Parts that must have ended before, where they are asked for too. */
  after?: readonly string[]
  /** Measures: nothing runs beside it. */
  quiet?: boolean
}

/**
 * Runs parts side by side as far as `cores` go, the first of the list that can begin first, and answers what each gave in
 * the order of the list. `work` is told whether anything else may run beside the part.
 */
export async function inLanes<Part extends Needs, Result>(
  parts: readonly Part[],
  cores: number,
  work: (part: Part, alone: boolean) => Promise<Result>,
): Promise<Result[]> {
  const share = (part: Part) => (part.quiet === true ? cores : Math.min(part.cores, cores))
  const results = new Map<string, Result>()
  const running = new Map<string, Promise<void>>()
  const waiting = [...parts]
  let free = cores
  const ready = (part: Part) =>
    share(part) <= free &&
    (part.after ?? []).every((name) => results.has(name) || !parts.some((other) => other.name === name))
  for (;;) {
    const index = waiting.findIndex(ready)
    const [part] = index < 0 ? [] : waiting.splice(index, 1)
    if (part) {
      free -= share(part)
      const ended = work(part, share(part) === cores).then((result) => {
        results.set(part.name, result)
        running.delete(part.name)
        free += share(part)
      })
      running.set(part.name, ended)
    } else if (running.size > 0) await Promise.race(running.values())
    else if (waiting.length === 0) break
    else throw new RangeError(`These wait for each other: ${waiting.map(({ name }) => name).join(', ')}`)
  }
  return parts.flatMap(({ name }) => {
    const result = results.get(name)
    return result === undefined ? [] : [result]
  })
}
