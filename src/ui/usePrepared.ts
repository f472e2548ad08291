import { useEffect, useState } from 'react'

/** Longer than this, in ms, nobody waits for a part: what can be shown is shown without it. */
const PATIENCE = 4_000

/** What is there already: a page that is come back to is whole at once, and scrolls to where one was. */
const there = new WeakSet<() => Promise<unknown>>()

/** Whether parts that are fetched beside their page are there, or have failed, or are late; `prepare` is always the same function. */
export function usePrepared(prepare: () => Promise<unknown>): boolean {
  const [isOver, setOver] = useState(() => there.has(prepare))
  useEffect(() => {
    const end = () => setOver(true)
    const late = setTimeout(end, PATIENCE)
    void prepare()
      .then(() => there.add(prepare))
      .then(end, end)
    return () => clearTimeout(late)
  }, [prepare])
  return isOver
}
