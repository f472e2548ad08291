/**
 * A tiny helper over a transition table. A row says: from which states, on which event, by whom, when it is this row
 * (`when`), what must hold (`guard`), where it leads and with which effects. Rows are tried in order; the first whose
 * `when` holds is the one, and the first guard that fails says why not.
 */
export type Row<
  State extends string,
  Event extends string,
  Actor extends string,
  Guard extends string,
  Effect extends string,
  Target extends string,
> = {
  row: string
  from: readonly State[] | null
  event: Event
  by: readonly Actor[]
  when: readonly Guard[]
  guard: readonly Guard[]
  to: Target
  effects: readonly Effect[]
}

export type Predicate<Facts> = (facts: Facts) => boolean
export type Step<R, State> = { ok: true; row: R; to: State } | { ok: false; why: string }

/** Why a step is refused where no row fits: not from this state, or not by this person. */
export const NO_ROW = 'G_409'
export const NOT_YOURS = 'G_403'

type AnyRow = Row<string, string, string, string, string, string>

/** Builds the questions one asks a table: `next` (the step, or why not), `can` (whether) and `from` (whence). */
export function machine<
  R extends AnyRow,
  Facts extends {
    status: R['from'] extends infer F ? (F extends readonly (infer S)[] ? S | null : never) : never
  },
  State extends string,
>(
  rows: readonly R[],
  guards: Record<R['when'][number] | R['guard'][number], { holds: Predicate<Facts>; code: string }>,
  target: (to: R['to'], facts: Facts) => State,
) {
  const holds = (names: readonly (R['when'][number] | R['guard'][number])[], facts: Facts) =>
    names.find((name) => !guards[name].holds(facts))
  function next(facts: Facts, event: R['event'], actor: R['by'][number]): Step<R, State> {
    const here = rows.filter(
      (row) =>
        row.event === event &&
        (row.from === null
          ? facts.status === null
          : facts.status !== null && row.from.includes(facts.status)),
    )
    if (here.length === 0) return { ok: false, why: NO_ROW }
    const mine = here.filter((row) => row.by.includes(actor))
    if (mine.length === 0) return { ok: false, why: NOT_YOURS }
    const row = mine.find((candidate) => holds(candidate.when, facts) === undefined)
    if (!row) return { ok: false, why: NO_ROW }
    const failed = holds(row.guard, facts)
    return failed === undefined
      ? { ok: true, row, to: target(row.to, facts) }
      : { ok: false, why: guards[failed].code }
  }
  return {
    next,
    /** All states from which an event leads on. */
    from: (event: R['event']): readonly NonNullable<R['from']>[number][] =>
      rows.filter((row) => row.event === event).flatMap(({ from }) => from ?? []),
    can: (facts: Facts, event: R['event'], actor: R['by'][number]) => next(facts, event, actor).ok,
  }
}
