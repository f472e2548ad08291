import { Trans } from '@lingui/react/macro'
import type { HistoryEntry } from '#contract/shapes/booking.ts'
import { HistoryLines } from '#src/domain/booking/HistoryLines.tsx'
import { Card } from '#src/ui/Card.tsx'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { EVENT_TEXT } from '../parts/words.ts'
import page from '#src/app/work/page.module.css'

/** Everything that happened to the booking, newest first. */
export function History({ history }: { readonly history: readonly HistoryEntry[] }) {
  return (
    <Card as="section" padded>
      <div className={page.section}>
        <SectionHeading>
          <Trans>Lịch sử</Trans>
        </SectionHeading>
        <HistoryLines history={history} words={EVENT_TEXT} />
      </div>
    </Card>
  )
}
