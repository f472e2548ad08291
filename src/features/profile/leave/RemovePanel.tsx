import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { DAYS_TO_RETURN } from '#contract/numbers.ts'
import type { Security } from '#contract/shapes/profile.ts'
import { useAct } from '#src/api/act.ts'
import { useProblemText } from '#src/i18n/codeText.ts'
import { Button } from '#src/ui/Button.tsx'
import { Panel } from '../parts/Panel.tsx'
import { ConfirmPerson } from '../security/ConfirmPerson.tsx'
import { useShowSecurity } from '../security/useSecurity.ts'
import { part } from '#src/ui/part.ts'

const loadDialog = () => import('#src/ui/ConfirmDialog.tsx')
const ConfirmDialog = part(loadDialog, 'ConfirmDialog')

interface RemovePanelProps {
  readonly security: Security
  readonly confirmed: boolean
  /** Stays or refunds are under way. */
  readonly blocked: boolean
  readonly onStillOpen: () => void
  /** The account is closed; it is erased at this moment. */
  readonly onLeft: (leavesAt: string) => void
}

/** The step itself: who one is, one last question, done. */
export function RemovePanel({ security, confirmed, blocked, onStillOpen, onLeft }: RemovePanelProps) {
  const { t } = useLingui()
  const [step, setStep] = useState<'rest' | 'confirm' | 'ask'>('rest')
  const showSecurity = useShowSecurity()
  const remove = useAct('account.remove')
  const problem = useProblemText(remove.error)

  const go = () =>
    remove.mutate(
      {},
      {
        onSuccess: ({ leaves_at }) => onLeft(leaves_at),
        onError: ({ code }) => {
          if (code === 'G_STILL_OPEN') onStillOpen()
          if (code !== 'G_CONFIRM') return
          showSecurity({ confirmedUntil: null })
          setStep('confirm')
        },
      },
    )
  if (step === 'confirm') return <ConfirmPerson security={security} onConfirmed={() => setStep('ask')} />
  return (
    <Panel title={<Trans>Rời Ghé</Trans>}>
      <div>
        <Button
          tone="danger"
          icon="trash"
          reason={blocked ? t`Hoàn tất những việc ở trên trước đã` : undefined}
          onPointerEnter={() => void loadDialog()}
          onFocus={() => void loadDialog()}
          onClick={() => setStep(confirmed ? 'ask' : 'confirm')}
        >
          <Trans>Xóa tài khoản của tôi</Trans>
        </Button>
      </div>
      {step === 'ask' && (
        <Suspense>
          <ConfirmDialog
            isOpen
            onOpenChange={(open) => {
              if (!open) setStep('rest')
            }}
            title={t`Bạn muốn xóa tài khoản này?`}
            body={
              problem === '' ? (
                <Trans>
                  Bạn sẽ được đăng xuất ngay. Trong {DAYS_TO_RETURN} ngày, đăng nhập là quay lại được.
                </Trans>
              ) : (
                problem
              )
            }
            confirmText={t`Xóa tài khoản`}
            cancelText={t`Ở lại`}
            tone="danger"
            busy={remove.isPending}
            onConfirm={go}
          />
        </Suspense>
      )}
    </Panel>
  )
}
