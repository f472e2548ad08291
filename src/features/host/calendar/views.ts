import type { Output } from '#contract/endpoints.ts'

export type Resort = Output<'host.resorts'>['resorts'][number]

/** What stands in the address of the calendar: which view, of what, from when. */
export type CalendarChoice = {
  view?: 'rooms' | 'month' | undefined
  resort?: string | undefined
  room?: string | undefined
  month?: string | undefined
  from?: string | undefined
}

export interface ViewProps {
  readonly resorts: readonly Resort[]
  readonly choice: CalendarChoice
  readonly onChoose: (choice: CalendarChoice) => void
  readonly today: string
  readonly marks: ReadonlyMap<string, string>
}
