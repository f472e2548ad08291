import { useLingui } from '@lingui/react/macro'
import type { UseMutationResult } from '@tanstack/react-query'
import { Suspense, useState, type ReactNode } from 'react'
import type { ApiProblem } from '#src/api/problem.ts'
import { useProblemText } from '#src/i18n/codeText.ts'
import { Button } from '#src/ui/Button.tsx'
import { intent } from '#src/ui/intent.ts'
import type { BookingDetail } from '#contract/shapes/booking.ts'
import { useSettle } from './useSettle.ts'
import { part } from '#src/ui/part.ts'

const loadDialog = () => import('#src/ui/ConfirmDialog.tsx')
const ConfirmDialog = part(loadDialog, 'ConfirmDialog')

interface AskedStepProps<Answer> {
  readonly booking: BookingDetail
  /** The call, which takes the booking as the screen has it. */
  readonly step: UseMutationResult<Answer, ApiProblem, { booking_id: string; version: number }>
  readonly onDone: (answer: Answer) => void
  /** How the button looks that asks. */
  readonly look?: Pick<Parameters<typeof Button>[0], 'tone' | 'icon'> | undefined
  readonly button: ReactNode
  readonly title: ReactNode
  /** What will happen. */
  readonly body: ReactNode
  readonly confirmText: string
  readonly cancelText?: string | undefined
  /** It cannot be undone. */
  readonly danger?: boolean | undefined
}

/** A step of a stay that is asked about first; a refusal is said in the question, which goes where the stay has moved on. */
export function AskedStep<Answer>({
  booking,
  step,
  onDone,
  look,
  button,
  title,
  body,
  confirmText,
  cancelText,
  danger,
}: AskedStepProps<Answer>) {
  const { t } = useLingui()
  const settle = useSettle(booking.id)
  const [asking, setAsking] = useState(false)
  const problem = useProblemText(step.error)
  const confirm = () =>
    step.mutate(
      { booking_id: booking.id, version: booking.version },
      {
        onSuccess: (answer) => {
          onDone(answer)
          setAsking(false)
        },
        onError: (error) => {
          if (settle.refused(error)) setAsking(false)
        },
      },
    )
  return (
    <>
      <Button {...look} onClick={() => setAsking(true)} {...intent(loadDialog)}>
        {button}
      </Button>
      {asking && (
        <Suspense>
          <ConfirmDialog
            isOpen
            onOpenChange={setAsking}
            title={title}
            body={problem || body}
            confirmText={confirmText}
            cancelText={cancelText ?? t`Để sau`}
            tone={danger ? 'danger' : 'primary'}
            busy={step.isPending}
            onConfirm={confirm}
          />
        </Suspense>
      )}
    </>
  )
}
