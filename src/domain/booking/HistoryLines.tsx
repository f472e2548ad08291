import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { EVENTS, TIMEOUT, type BookingEvent } from '#contract/booking/names.ts'
import type { HistoryEntry } from '#contract/shapes/booking.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Timeline } from '#src/ui/Timeline.tsx'

/** Everything that happened to a booking, newest first, in the words of who reads it. */
export function HistoryLines({
  history,
  words,
}: {
  readonly history: readonly HistoryEntry[]
  readonly words: Readonly<Record<BookingEvent, MessageDescriptor>>
}) {
  const { i18n } = useLingui()
  const format = useFormat()
  const items = history.toReversed().map((entry, index) => {
    const event = EVENTS.find((name) => name === entry.event)
    const { reason } = entry.params
    return {
      key: `${entry.at} ${index}`,
      time: <time dateTime={entry.at}>{format.moment(entry.at)}</time>,
      title: event ? i18n._(words[event]) : entry.event,
      text: typeof reason === 'string' && reason !== TIMEOUT ? reason : undefined,
    }
  })
  return <Timeline items={items} />
}
