import { useMutation, type UseMutationOptions } from '@tanstack/react-query'
import type { ENDPOINTS, EndpointName, Input, Output } from '#contract/endpoints.ts'
import type { Queued } from '#contract/outbox.ts'
import { call } from './call.ts'
import { isProblem, type ApiProblem } from './problem.ts'
import { WIRE } from './wire.ts'

/** The key of an intent: kept while the same thing is tried again, new once it is done or another thing is wanted. */
class IntentKeys {
  readonly #keys = new Map<string, string>()

  of(name: EndpointName, input: object): string {
    const intent = `${name} ${JSON.stringify(input)}`
    const key = this.#keys.get(intent) ?? crypto.randomUUID()
    this.#keys.set(intent, key)
    return key
  }

  done(name: EndpointName, input: object): void {
    this.#keys.delete(`${name} ${JSON.stringify(input)}`)
  }
}

const intents = new IntentKeys()

/** Whether the server has decided: then the next try is a new intent. Otherwise it may have been done, and only the same key tells. */
export const isDecided = (error: unknown): boolean =>
  isProblem(error) && error.status < 500 && error.code !== 'G_RUNNING' && error.status !== 429

/** What a write comes to: the server's answer, or, where its policy lets it wait, that it waits for the network. */
export type Acted<N extends EndpointName> =
  | Output<N>
  | ((typeof ENDPOINTS)[N]['offline'] extends { kind: 'queue' } ? Queued : never)

/** Makes a write exactly once, however often the same thing is tried: after a cut line, press again. */
export async function act<N extends EndpointName>(name: N, input: Input<N> & object): Promise<Acted<N>> {
  if (!WIRE[name].idempotent) return await call(name, input)
  try {
    const answer = await call(name, input, { idempotencyKey: intents.of(name, input) })
    intents.done(name, input)
    return answer
  } catch (error) {
    if (isDecided(error)) intents.done(name, input)
    throw error
  }
}

type Always<N extends EndpointName> = Pick<
  UseMutationOptions<Acted<N>, ApiProblem, Input<N> & object>,
  'onSuccess' | 'onError'
>

/**
 * A write for a screen: `const cancel = useAct('booking.cancel'); cancel.mutate({booking_id, version})`. What `always` says is
 * done whatever becomes of the screen; what `mutate` is given only while the screen is there and nothing newer is asked.
 */
export const useAct = <N extends EndpointName>(name: N, always: Always<N> = {}) =>
  useMutation<Acted<N>, ApiProblem, Input<N> & object>({
    mutationKey: [name],
    mutationFn: (input) => act(name, input),
    ...always,
  })
