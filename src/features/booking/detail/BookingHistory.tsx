import { Trans } from '@lingui/react/macro'
import type { HistoryEntry } from '#contract/shapes/booking.ts'
import { HistoryLines } from '#src/domain/booking/HistoryLines.tsx'
import { SectionCard } from '#src/ui/SectionCard.tsx'
import { EVENT_TEXT } from './eventText.ts'

/** Everything that happened to the booking, newest first. */
export function BookingHistory({ history }: { readonly history: readonly HistoryEntry[] }) {
  return (
    <SectionCard title={<Trans>Lịch sử</Trans>}>
      <HistoryLines history={history} words={EVENT_TEXT} />
    </SectionCard>
  )
}
