/** Does something again and again, never twice at once; the returned function stops that and waits for a round under way. */
export function repeating(
  round: () => Promise<unknown>,
  { milliseconds, failed }: { milliseconds: number; failed: (error: unknown) => void },
): () => Promise<void> {
  let stopped = false
  let running: Promise<unknown> = Promise.resolve()
  const tick = () => {
    running = round()
      .catch(failed)
      .then(() => {
        if (!stopped) timer = setTimeout(tick, milliseconds)
      })
  }
  let timer = setTimeout(tick, milliseconds)
  return async () => {
    stopped = true
    clearTimeout(timer)
    await running
  }
}
