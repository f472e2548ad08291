import type { QueueItem } from '#contract/shapes/desk.ts'
import type { ApiProblem } from '#src/api/problem.ts'
import { QueueCard } from './QueueCard.tsx'

interface CaseCardProps {
  readonly item: QueueItem
  readonly onChanged: (problem: ApiProblem) => void
}

/** A case on its booking's own page: whom it is about stands there already. */
export function CaseCard({ item, onChanged }: CaseCardProps) {
  return (
    <QueueCard
      queue="others"
      item={{ ...item, booking: null, guestName: '', hostName: '' }}
      onChanged={onChanged}
    />
  )
}
