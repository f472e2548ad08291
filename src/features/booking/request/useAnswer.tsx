import { useLingui } from '@lingui/react/macro'
import { Suspense, useState, type ReactNode } from 'react'
import { useAct } from '#src/api/act.ts'
import { usePreferences } from '#src/i18n/Locale.tsx'
import { Button } from '#src/ui/Button.tsx'
import { intent } from '#src/ui/intent.ts'
import { toast } from '#src/ui/toasts.ts'
import { PROMPTS } from '#contract/codes/prompts.ts'
import type { BookingDetail } from '#contract/shapes/booking.ts'
import { useSettle } from '../useSettle.ts'
import { part } from '#src/ui/part.ts'

const loadDialog = () => import('#src/ui/ConfirmDialog.tsx')
const ConfirmDialog = part(loadDialog, 'ConfirmDialog')

type Words = {
  readonly accept: string
  readonly accepted: string
  readonly refuse: string
  readonly refused: string
  /** What agreeing means, said before it is done. */
  readonly meaning: ReactNode
  readonly refusing: ReactNode
  readonly question: string
  readonly tone: 'primary' | 'danger'
}

/** Accepting or refusing what the host asks for; both are asked about once more. */
export function useAnswer(booking: BookingDetail, words: Words) {
  const { t } = useLingui()
  const { language } = usePreferences()
  const settle = useSettle(booking.id)
  const answer = useAct('booking.answer')
  const [asking, setAsking] = useState<'ACCEPT' | 'REFUSE' | null>(null)
  const accepting = asking === 'ACCEPT'
  const send = (said: 'ACCEPT' | 'REFUSE') =>
    answer.mutate(
      { booking_id: booking.id, version: booking.version, answer: said },
      {
        onSuccess: (fresh) => {
          toast.success(said === 'ACCEPT' ? words.accepted : words.refused)
          settle.done(fresh)
        },
        onError: (error) => void settle.refused(error),
        onSettled: () => setAsking(null),
      },
    )
  const actions = (
    <>
      <Button tone="primary" onClick={() => setAsking('ACCEPT')} {...intent(loadDialog)}>
        {words.accept}
      </Button>
      <Button onClick={() => setAsking('REFUSE')} {...intent(loadDialog)}>
        {words.refuse}
      </Button>
      {asking && (
        <Suspense>
          <ConfirmDialog
            isOpen
            onOpenChange={(open) => {
              if (!open) setAsking(null)
            }}
            title={accepting ? words.question : PROMPTS.refuse[language]}
            body={accepting ? words.meaning : words.refusing}
            confirmText={accepting ? words.accept : words.refuse}
            cancelText={t`Để sau`}
            tone={accepting ? words.tone : 'primary'}
            busy={answer.isPending}
            onConfirm={() => send(asking)}
          />
        </Suspense>
      )}
    </>
  )
  return { actions, error: answer.error }
}
