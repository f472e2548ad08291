import { isRecord } from '#contract/record.ts'

/** The words of answers that are given again, once somebody asked for them. */
const texts = new WeakMap<object, Buffer | null>()

/** Says of an answer that it is given to many and never changes: it is put into words once. */
export function givenAgain<Answer extends object>(answer: Answer): Answer {
  texts.set(answer, null)
  return answer
}

/** What is sent of a body, as JSON; of one whose data is given again, what was sent before. */
export function textOf(body: unknown): string | Buffer {
  const data = isRecord(body) && isRecord(body.data) ? body.data : null
  const known = data && texts.get(data)
  if (!data || known === undefined) return JSON.stringify(body)
  const text = known ?? Buffer.from(JSON.stringify(body))
  texts.set(data, text)
  return text
}
