import { isCode, type Code } from '#contract/codes.ts'
import type { PlannedJob } from '#server/modules/jobs/jobs.ts'
import { refuse } from '#server/refusal.ts'

/** What a step of a life says beside its event, kept in the history: numbers and texts by name. */
export type EventParams = Record<string, string | number>

/** What an effect does: to the booking itself, by the clock, and to everything else, in the transaction of the step. */
export type Act<Plan, Step, Changes> = {
  /** What it changes in the booking, beside its status. */
  change?: (plan: Plan) => Changes
  /** What the clock does because of it. */
  jobs?: (step: Step) => readonly PlannedJob[]
  run?: (step: Step) => Promise<void>
  /** What many want comes last (nights, tickets of a slot): locked for the shortest time, always after booking and voucher. */
  last?: true
}

/** What a machine said to an event; a refusal names the guard that does not hold, `otherwise` where the event cannot happen now. */
export function allowed<Step extends { ok: true }>(
  answer: Step | { ok: false; why: string },
  otherwise: Code,
): Step {
  if (answer.ok) return answer
  return refuse(isCode(answer.why) && answer.why !== 'G_409' ? answer.why : otherwise)
}

/** What all acts of a step change together, the later ones over the earlier. */
export const changesOf = <Plan, Step, Changes extends object>(
  acts: readonly Act<Plan, Step, Changes>[],
  plan: Plan,
): Partial<Changes> =>
  acts.reduce<Partial<Changes>>((changes, { change }) => Object.assign(changes, change?.(plan)), {})

/** What the clock has to do after a step. */
export const jobsOf = <Plan, Step, Changes>(
  acts: readonly Act<Plan, Step, Changes>[],
  step: Step,
): PlannedJob[] => acts.flatMap(({ jobs }) => jobs?.(step) ?? [])

/** Does what the acts of a step do, in their order, those that come last after all others. */
export async function runActs<Plan, Step, Changes>(
  acts: readonly Act<Plan, Step, Changes>[],
  step: Step,
): Promise<void> {
  for (const { run } of [...acts.filter(({ last }) => !last), ...acts.filter(({ last }) => last)])
    await run?.(step)
}

/** A number among a step's params; 0 when there is none. */
export const numberIn = (params: EventParams, name: string): number => {
  const value = params[name]
  return typeof value === 'number' ? value : 0
}

/** A text among a step's params; null when there is none. */
export const textIn = (params: EventParams, name: string): string | null => {
  const value = params[name]
  return typeof value === 'string' ? value : null
}
