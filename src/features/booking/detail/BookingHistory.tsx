import { Trans, useLingui } from '@lingui/react/macro'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Card } from '#src/ui/Card.tsx'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { Timeline } from '#src/ui/Timeline.tsx'
import { EVENTS, TIMEOUT, type BookingEvent } from '#contract/booking/names.ts'
import type { HistoryEntry } from '#contract/shapes/booking.ts'
import { EVENT_TEXT } from './eventText.ts'
import styles from './Sections.module.css'

const eventOf = (name: string): BookingEvent | undefined => EVENTS.find((event) => event === name)

/** Everything that happened to the booking, newest first. */
export function BookingHistory({ history }: { readonly history: readonly HistoryEntry[] }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const items = history.toReversed().map((entry, index) => {
    const event = eventOf(entry.event)
    const reason = entry.params.reason
    return {
      key: `${entry.at} ${index}`,
      time: <time dateTime={entry.at}>{format.moment(entry.at)}</time>,
      title: event ? i18n._(EVENT_TEXT[event]) : entry.event,
      text: typeof reason === 'string' && reason !== TIMEOUT ? reason : undefined,
    }
  })
  return (
    <Card as="section" padded>
      <div className={styles.section}>
        <SectionHeading>
          <Trans>Lịch sử</Trans>
        </SectionHeading>
        <Timeline items={items} />
      </div>
    </Card>
  )
}
