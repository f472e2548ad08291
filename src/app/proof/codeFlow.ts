import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { OTP } from '#contract/numbers.ts'
import type { CodeSent } from '#contract/shapes/code.ts'
import { serverTime } from '#src/api/serverClock.ts'
import { flowText } from './signInBegun.ts'
import { signal } from '#src/signal.ts'

const flowShape = z.object({
  /** The flow's secret; see the contract's `flow`. */
  flow: z.string(),
  identifier: z.string(),
  /** Moments by the server's clock, ms. */
  resendAt: z.number(),
  endsAt: z.number(),
  /** A code was wrong: the next one may be tried then. */
  tryAt: z.number(),
  /** Until when the address counts as proven; 0 while it is not. */
  provedUntil: z.number(),
  /** Where a stand-in shows the code. */
  mailbox: z.nullable(z.string()),
  /** What was typed in the step after the code. Never a password. */
  typed: z.record(z.string(), z.string()),
})
/** How far somebody has come in proving an address. */
export type CodeFlow = z.infer<typeof flowShape>

/** The secret of a new flow. */
export const newFlow = (): string => crypto.randomUUID()

/** Whole seconds until a moment, at most the minute that anything here takes. */
export const secondsLeft = (moment: number, now: number): number =>
  Math.min(OTP.everySeconds, Math.max(0, Math.ceil((moment - now) / 1000)))

/** The moments that a sent code sets. */
export const timesOf = ({ resend_after, expires_in, mailbox }: CodeSent) => ({
  resendAt: serverTime() + resend_after * 1000,
  endsAt: serverTime() + expires_in * 1000,
  mailbox: mailbox ?? null,
})

/** A flow whose first code was sent just now. */
export const begun = (flow: string, identifier: string, sent: CodeSent): CodeFlow => ({
  flow,
  identifier,
  ...timesOf(sent),
  tryAt: 0,
  provedUntil: 0,
  typed: {},
})

/** What a flow keeps: it lives as long as the tab, over reloads; where there is no storage, as long as the page. */
export class FlowStore {
  readonly #kept: ReturnType<typeof flowText>
  readonly #changed = signal()
  #now: CodeFlow | null | undefined

  constructor(name: string) {
    this.#kept = flowText(name)
  }

  readonly read = (): CodeFlow | null => {
    if (this.#now === undefined) this.#now = this.#find()
    return this.#now
  }

  #find(): CodeFlow | null {
    try {
      const read: unknown = JSON.parse(this.#kept.read() ?? 'null')
      const parsed = flowShape.safeParse(read)
      if (!parsed.success) return null
      const over = Math.max(parsed.data.endsAt, parsed.data.provedUntil) < serverTime()
      return over ? null : parsed.data
    } catch {
      return null
    }
  }

  put(flow: CodeFlow | null): void {
    this.#now = flow
    this.#kept.write(flow && JSON.stringify(flow))
    this.#changed.emit()
  }

  change(changes: Partial<CodeFlow>): void {
    const now = this.read()
    if (now !== null) this.put({ ...now, ...changes })
  }

  readonly subscribe = this.#changed.on
}

/** The flow as it stands; null before it begins, and while a page is rendered on the server. */
export const useFlow = (store: FlowStore): CodeFlow | null =>
  useSyncExternalStore(store.subscribe, store.read, () => null)
