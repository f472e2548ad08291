/** Does `work` when asked, at most once in `milliseconds`: of a burst the first is done at once, the rest together at the end. */
export function inBursts(milliseconds: number, work: () => void): () => void {
  let resting = false
  let again = false
  function go(): void {
    resting = true
    again = false
    setTimeout(() => {
      resting = false
      if (again) go()
    }, milliseconds)
    work()
  }
  return () => {
    again = true
    if (!resting) go()
  }
}
