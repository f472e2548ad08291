import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { queryKeeping } from '#src/api/query.ts'
import type { StaySearch } from '#src/api/staySearch.ts'
import { useProblemText } from '#src/i18n/codeText.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Price } from '#src/ui/Price.tsx'
import type { ResortDetail } from '#contract/shapes/resort.ts'
import { DEFAULT_SEARCH } from '#contract/shapes/searchDefaults.ts'
import type { Choice } from '../useChoice.ts'
import styles from './BookingCard.module.css'

/** What the chosen stay costs, by the server's own quote, and whether it is still free. */
export function LivePrice({
  resort,
  choice,
  stay,
}: {
  readonly resort: ResortDetail
  readonly choice: Choice
  readonly stay: StaySearch
}) {
  const { t } = useLingui()
  const format = useFormat()
  const { data, error, isPlaceholderData } = useQuery({
    ...queryKeeping('booking.quote', {
      resort_id: resort.id,
      check_in: stay.from_day ?? '',
      check_out: stay.to_day ?? '',
      rooms: [...choice.rooms],
      number_of_adult: stay.number_of_adult ?? DEFAULT_SEARCH.number_of_adult,
      number_of_school_aged_child: stay.number_of_school_aged_child ?? 0,
      number_of_toddler_child: stay.number_of_toddler_child ?? 0,
    }),
    enabled: choice.rooms.length > 0,
    staleTime: 30_000,
  })
  const problem = useProblemText(error)
  if (error) return <p className={styles.warning}>{problem}</p>
  if (!data) return <p className={styles.soft}>{t`Đang tính giá…`}</p>
  const { quote } = data
  const before = quote.total + quote.discount
  return (
    <div aria-busy={isPlaceholderData} role="status">
      <Price
        size="large"
        amount={format.money(quote.total)}
        {...(quote.discount > 0
          ? { was: format.money(before), wasText: t`Giá cũ`, nowText: t`nay còn` }
          : {})}
        note={<Trans>Tổng {format.nights(quote.nights.length)}, đã gồm phụ thu</Trans>}
      />
      {!data.available && (
        <p className={styles.warning}>
          <Trans>Những đêm này vừa hết chỗ. Bạn chọn ngày khác nhé.</Trans>
        </p>
      )}
    </div>
  )
}
