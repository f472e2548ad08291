/** Does something with a long list, a piece at a time and some pieces at once; the answers in the list's order. */
export async function inPieces<One, Answer>(
  list: readonly One[],
  { size, atOnce }: { size: number; atOnce: number },
  work: (piece: readonly One[]) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = []
  let next = 0
  const worker = async () => {
    for (let start = next; start < list.length; start = next) {
      next = start + size
      answers[start / size] = await work(list.slice(start, start + size))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return answers
}
