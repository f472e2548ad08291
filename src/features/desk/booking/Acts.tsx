import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useState, type ReactNode } from 'react'
import type { DeskBooking } from '#contract/shapes/desk.ts'
import type { ApiProblem } from '#src/api/problem.ts'
import { useServerTime } from '#src/api/serverClock.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { intent } from '#src/ui/intent.ts'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { actName } from './actWords.ts'
import { possibleActs, type Act } from './possible.ts'
import { part } from '#src/ui/part.ts'

const load = () => import('./sheets/ActSheet.tsx')
const ActSheet = part(load, 'ActSheet')

interface ActsProps {
  readonly dossier: DeskBooking
  readonly onChanged: (problem: ApiProblem) => void
}

/** What staff can do with the booking now: in their own name, and in the place of either side. Each asks first. */
export function Acts({ dossier, onChanged }: ActsProps) {
  const { i18n } = useLingui()
  const now = useServerTime(5000)
  const [open, setOpen] = useState<Act | null>(null)
  const possible = [...possibleActs(dossier, now)]
  const group = (title: ReactNode, acts: readonly Act[]) =>
    acts.length > 0 && (
      <div className="stack-3">
        <h3>{title}</h3>
        <div className="row-3">
          {acts.map((act) => (
            <Button
              key={act}
              {...intent(load)}
              tone={
                act === 'forceCancel'
                  ? 'danger'
                  : act === 'resolve' || act === 'settle'
                    ? 'primary'
                    : 'secondary'
              }
              onClick={() => setOpen(act)}
            >
              {i18n._(actName(act))}
            </Button>
          ))}
        </div>
      </div>
    )
  return (
    <Card as="section" padded>
      <div className="stack-3">
        <SectionHeading>
          <Trans>Làm gì bây giờ</Trans>
        </SectionHeading>
        {possible.length === 0 && (
          <p className="soft">
            <Trans>Ở tình trạng này không có việc gì làm thêm được.</Trans>
          </p>
        )}
        {group(
          <Trans>Việc của nhân viên</Trans>,
          possible.filter((act) => !act.startsWith('GUEST_') && !act.startsWith('HOST_')),
        )}
        {group(
          <Trans>Thay khách</Trans>,
          possible.filter((act) => act.startsWith('GUEST_')),
        )}
        {group(
          <Trans>Thay chủ nhà</Trans>,
          possible.filter((act) => act.startsWith('HOST_')),
        )}
      </div>
      {/* An open question stays, with what was typed, when the booking changes meanwhile: its answer says so. */}
      {open !== null && (
        <Suspense>
          <ActSheet act={open} dossier={dossier} onChanged={onChanged} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </Card>
  )
}
