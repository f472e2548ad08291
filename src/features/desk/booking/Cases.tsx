import { Trans } from '@lingui/react/macro'
import type { DeskBooking } from '#contract/shapes/desk.ts'
import type { ApiProblem } from '#src/api/problem.ts'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { CaseCard } from '../queues/CaseCard.tsx'
import { useItemQuestion } from '../queues/useItemQuestion.tsx'

interface CasesProps {
  readonly dossier: DeskBooking
  readonly onChanged: (problem: ApiProblem) => void
}

/** The cases of a booking that wait for staff. Nothing when none does. */
export function Cases({ dossier, onChanged }: CasesProps) {
  const { ask, question } = useItemQuestion(onChanged)
  return (
    <>
      {dossier.cases.length > 0 && (
        <section className="stack-3">
          <SectionHeading>
            <Trans>Việc đang mở</Trans>
          </SectionHeading>
          <ul className="stack-3" role="list">
            {dossier.cases.map((item) => (
              <li key={item.id}>
                <CaseCard item={item} onAsk={ask} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {question}
    </>
  )
}
