/** An answer that comes when it is told to. */
export function held() {
  let answerLate = () => {}
  const late = new Promise<void>((resolve) => {
    answerLate = resolve
  })
  return { late, answerLate: () => answerLate() }
}
