import { Trans } from '@lingui/react/macro'
import type { DeskBooking } from '#contract/shapes/desk.ts'
import type { ApiProblem } from '#src/api/problem.ts'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { CaseCard } from '../queues/CaseCard.tsx'

interface CasesProps {
  readonly dossier: DeskBooking
  readonly onChanged: (problem: ApiProblem) => void
}

/** The cases of a booking that wait for staff. Nothing when none does. */
export function Cases({ dossier, onChanged }: CasesProps) {
  if (dossier.cases.length === 0) return null
  return (
    <section className="stack-3">
      <SectionHeading>
        <Trans>Việc đang mở</Trans>
      </SectionHeading>
      <ul className="stack-3" role="list">
        {dossier.cases.map((item) => (
          <li key={item.id}>
            <CaseCard item={item} onChanged={onChanged} />
          </li>
        ))}
      </ul>
    </section>
  )
}
