import { useLingui } from '@lingui/react/macro'
import type { HostCalendar } from '#contract/shapes/host.ts'
import { useFormat } from '#src/i18n/useFormat.ts'

export type Night = HostCalendar['nights'][number]

/** How a night stands; `unknown` until it is told. */
export const stateOf = (night: Night | undefined) =>
  night === undefined
    ? 'unknown'
    : night.taken >= night.units
      ? 'sold'
      : night.closed || night.elsewhere
        ? 'closed'
        : 'open'

/** Nights by their day. */
export const byDate = (nights: readonly Night[] | undefined): ReadonlyMap<string, Night> =>
  new Map(nights?.map((night) => [night.date, night]))

/** Says a night in words, for who hears it: its day, whether it is sold or closed, its price. */
export function useSaidNight() {
  const { t } = useLingui()
  const format = useFormat()
  return (date: string, night: Night | undefined, holiday: string | undefined) => {
    const [taken, units] = night ? [night.taken, night.units] : [0, 0]
    return [
      format.spokenDate(date),
      holiday,
      night?.closed ? t`đã đóng` : undefined,
      night?.elsewhere ? t`có khách ở trang khác` : undefined,
      taken > 0 ? t`đã bán ${taken} trên ${units}` : undefined,
      stateOf(night) === 'open' && taken === 0 ? t`còn trống` : undefined,
      night && format.vnd(night.price),
    ]
      .filter((part) => part !== undefined)
      .join(', ')
  }
}
