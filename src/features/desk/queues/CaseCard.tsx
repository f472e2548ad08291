import type { QueueItem } from '#contract/shapes/desk.ts'
import { QueueCard } from './QueueCard.tsx'
import type { ItemQuestion } from './useItemQuestion.tsx'

interface CaseCardProps {
  readonly item: QueueItem
  readonly onAsk: (question: ItemQuestion) => void
}

/** A case on its booking's own page: whom it is about stands there already. */
export function CaseCard({ item, onAsk }: CaseCardProps) {
  return (
    <QueueCard queue="others" item={{ ...item, booking: null, guestName: '', hostName: '' }} onAsk={onAsk} />
  )
}
