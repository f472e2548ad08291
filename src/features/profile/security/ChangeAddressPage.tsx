import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useAct } from '#src/api/act.ts'
import type { ApiProblem } from '#src/api/problem.ts'
import type { CodeFlow } from '#src/app/proof/codeFlow.ts'
import { CodeStep } from '#src/app/proof/CodeStep.tsx'
import { useProblemText } from '#src/i18n/codeText.ts'
import { Refusal } from '#src/app/pieces/Refusal.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { ProgressSteps } from '#src/ui/ProgressSteps.tsx'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { toast } from '#src/ui/toasts.ts'
import { BackToSecurity } from '../parts/BackToSecurity.tsx'
import { PageError, PageLoading } from '../parts/PageStates.tsx'
import { Panel } from '../parts/Panel.tsx'
import { useShowProfile } from '../useShowProfile.ts'
import { ConfirmPerson } from './ConfirmPerson.tsx'
import { NewAddressForm } from './NewAddressForm.tsx'
import { useSecurity, useShowSecurity } from './useSecurity.ts'
import styles from '../profile.module.css'

/** Another email or phone number: who one is, where to, and the code that was sent there. */
export function ChangeAddressPage({ kind }: { readonly kind: 'email' | 'phone' }) {
  const { t } = useLingui()
  const { security, error, refetch, confirmed } = useSecurity()
  const [flow, setFlow] = useState<CodeFlow | null>(null)
  const [refused, setRefused] = useState<ApiProblem | null>(null)
  const { finish, change } = useFinish(kind)
  const failed = useProblemText(change.error)
  const email = kind === 'email'
  const current = flow === null ? (confirmed ? 1 : 0) : 2
  const again = (problem: ApiProblem) => {
    setRefused(problem)
    setFlow(null)
  }
  return (
    <div className={styles.page}>
      <BackToSecurity />
      <SectionHeading level={1}>
        {email ? <Trans>Đổi email</Trans> : <Trans>Đổi số điện thoại</Trans>}
      </SectionHeading>
      <ProgressSteps
        label={t`Các bước`}
        steps={[t`Xác nhận là bạn`, email ? t`Email mới` : t`Số mới`, t`Mã xác minh`]}
        current={current}
        doneText={t`đã xong`}
      />
      {!security && (error ? <PageError error={error} onRetry={refetch} /> : <PageLoading />)}
      {security && current === 0 && <ConfirmPerson security={security} />}
      {security && current === 1 && (
        <>
          <Refusal error={refused} />
          <NewAddressForm kind={kind} before={security[kind]} onSent={setFlow} />
        </>
      )}
      {flow && (
        <Panel title={<Trans>Nhập mã vừa nhận</Trans>}>
          <div className={styles.narrow}>
            <CodeStep
              purpose={email ? 'change_email' : 'change_phone'}
              flow={flow}
              onChange={(changes) => setFlow((now) => now && { ...now, ...changes })}
              onProved={() => finish(flow, again)}
              onRefused={again}
              onOtherAddress={() => setFlow(null)}
            />
            {change.error && (
              <Notice
                tone="danger"
                live="assertive"
                action={
                  <Button size="small" icon="refresh" onClick={() => finish(flow, again)}>
                    <Trans>Thử lại</Trans>
                  </Button>
                }
              >
                {failed}
              </Notice>
            )}
          </div>
        </Panel>
      )}
    </div>
  )
}

/** Puts the proven address in place and goes back to where it is shown. */
function useFinish(kind: 'email' | 'phone') {
  const { t } = useLingui()
  const navigate = useNavigate()
  const showProfile = useShowProfile()
  const showSecurity = useShowSecurity()
  const change = useAct('security.changeAddress')
  const finish = ({ flow, identifier }: CodeFlow, refused: (problem: ApiProblem) => void) =>
    change.mutate(
      { flow, identifier },
      {
        onSuccess: (profile) => {
          showProfile(profile)
          showSecurity({ email: profile.email, phone: profile.phone })
          toast.success(kind === 'email' ? t`Đã đổi email` : t`Đã đổi số điện thoại`)
          void navigate({ to: '/profile/security' })
        },
        onError: (problem) => {
          if (problem.code === 'C_013' || problem.code === 'C_022') refused(problem)
        },
      },
    )
  return { finish, change }
}
