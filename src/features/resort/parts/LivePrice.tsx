import { Trans, useLingui } from '@lingui/react/macro'
import { useProblemText } from '#src/i18n/codeText.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { isProblem } from '#src/api/problem.ts'
import { Price } from '#src/ui/Price.tsx'
import { afterDiscount } from '#contract/price.ts'
import type { ResortDetail } from '#contract/shapes/resort.ts'
import type { useLiveQuote } from '../useLiveQuote.ts'
import styles from './BookingCard.module.css'

/** The price from which one sleeps there; with dates, what the chosen stay costs in all. */
export function LivePrice({
  resort,
  asked,
  gone,
  live,
}: {
  readonly resort: ResortDetail
  /** Whether dates and rooms are chosen. */
  readonly asked: boolean
  /** Whether the nights are taken by somebody else. */
  readonly gone: boolean
  readonly live: ReturnType<typeof useLiveQuote>
}) {
  const { t } = useLingui()
  const format = useFormat()
  const { data, error, isPlaceholderData, isFetching } = live
  const problem = useProblemText(error)
  const told = isProblem(error) ? Object.values(error.fields) : []
  const lowest = Math.min(...resort.rooms.map(({ rates }) => afterDiscount(rates, rates.basePrice)))
  if (asked && error) return <p className="strong alarm">{told[0] ?? problem}</p>
  if (!asked || !data)
    return (
      <Price
        amount={t`từ ${format.money(lowest)}`}
        note={asked && isFetching ? t`Đang tính giá…` : t`mỗi đêm`}
      />
    )
  const { quote } = data
  return (
    <div aria-busy={isPlaceholderData} role="status" className={styles.live}>
      <Price
        amount={format.money(quote.total)}
        {...(quote.discount > 0
          ? { was: format.money(quote.total + quote.discount), wasText: t`Giá cũ`, nowText: t`nay còn` }
          : {})}
        note={
          gone ? (
            <strong className="strong alarm">
              <Trans>Đã hết chỗ</Trans>
            </strong>
          ) : (
            <Trans>{format.nights(quote.nights.length)}, đã gồm phụ thu</Trans>
          )
        }
      />
    </div>
  )
}
