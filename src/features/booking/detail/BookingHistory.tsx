import { Trans } from '@lingui/react/macro'
import type { HistoryEntry } from '#contract/shapes/booking.ts'
import { HistoryLines } from '#src/domain/booking/HistoryLines.tsx'
import { Card } from '#src/ui/Card.tsx'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { EVENT_TEXT } from './eventText.ts'
import styles from './Sections.module.css'

/** Everything that happened to the booking, newest first. */
export function BookingHistory({ history }: { readonly history: readonly HistoryEntry[] }) {
  return (
    <Card as="section" padded>
      <div className={styles.section}>
        <SectionHeading>
          <Trans>Lịch sử</Trans>
        </SectionHeading>
        <HistoryLines history={history} words={EVENT_TEXT} />
      </div>
    </Card>
  )
}
