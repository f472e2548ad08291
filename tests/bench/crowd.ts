/** What a crowd got done, and how long each had to wait. */
export type Measurement = {
  name: string
  perSecond: number
  /** By this process's own time on a processor: what does not change when others are busy on the machine. */
  perProcessorSecond: number
  medianMilliseconds: number
  p99Milliseconds: number
}

/** How many do it at the same time, and for how long, in milliseconds. */
export const CALLERS = 32
const WARM_UP = 3_000
const MEASURED = 4_000

/** Lets a crowd do something again and again; `act` is told whose turn of all it is. */
export async function measured(name: string, act: (turn: number) => Promise<unknown>): Promise<Measurement> {
  let turn = 0
  const run = async (milliseconds: number): Promise<number[]> => {
    const times: number[] = []
    const end = performance.now() + milliseconds
    const caller = async () => {
      for (let start = performance.now(); start < end;) {
        await act(turn++)
        const now = performance.now()
        times.push(now - start)
        start = now
      }
    }
    await Promise.all(Array.from({ length: CALLERS }, caller))
    return times
  }
  await run(WARM_UP)
  const began = performance.now()
  const processor = process.cpuUsage()
  const times = (await run(MEASURED)).sort((a, b) => a - b)
  const { user, system } = process.cpuUsage(processor)
  const at = (part: number) => Math.round((times[Math.floor(times.length * part)] ?? 0) * 100) / 100
  return {
    name,
    perSecond: Math.round(times.length / ((performance.now() - began) / 1000)),
    perProcessorSecond: Math.round(times.length / ((user + system) / 1_000_000)),
    medianMilliseconds: at(0.5),
    p99Milliseconds: at(0.99),
  }
}

/** What was measured, and beside it the same done plainly in the same run; null where there is no plain way. */
export type Beside = { here: Measurement; plain: Measurement | null }
