/** Where the last question was not answered in time, the next is waited for no longer than this, in milliseconds. */
const SHORT = 500

/** Whether the server is silent: accepts, and never answers. One question finds out, and the others need not wait as long as it. */
export type Silence = ReturnType<typeof createSilence>

export function createSilence(after: (milliseconds: number) => Promise<unknown>) {
  let silent = false

  /** What comes of a question within its patience; undefined when nothing does. A late answer ends the silence. */
  return async function within<T>(
    question: Promise<T | null>,
    patience: number,
  ): Promise<T | null | undefined> {
    const late = Symbol('late')
    void question.then((answer) => (silent &&= answer === null))
    const first = await Promise.race([
      question,
      after(silent ? Math.min(SHORT, patience) : patience).then((): typeof late => late),
    ])
    if (first !== late) return first
    silent = true
    return undefined
  }
}
