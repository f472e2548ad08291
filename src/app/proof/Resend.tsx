import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { OPEN_PURPOSES, OWN_PURPOSES, type CodePurpose, type CodeSent } from '#contract/shapes/code.ts'
import { useAct } from '#src/api/act.ts'
import type { ApiProblem } from '#src/api/problem.ts'
import { serverTime } from '#src/api/serverClock.ts'
import { Refusal } from '#src/app/pieces/Refusal.tsx'
import { Button } from '#src/ui/Button.tsx'
import { clockOf } from '#src/ui/Countdown.tsx'
import { toast } from '#src/ui/toasts.ts'
import { secondsLeft, timesOf, type CodeFlow } from './codeFlow.ts'
import styles from './proof.module.css'

interface ResendProps {
  readonly purpose: CodePurpose
  readonly flow: CodeFlow
  /** The server's time, ms. */
  readonly now: number
  readonly onChange: (changes: Partial<CodeFlow>) => void
  readonly onSent: () => void
  /** What stands beside it. */
  readonly children?: ReactNode
}

/** Another code, once a minute, with the time shown until then. */
export function Resend({ purpose, flow, now, onChange, onSent, children }: ResendProps) {
  const { t } = useLingui()
  const again = useAct('account.resendCode')
  const own = useAct('account.sendCode')
  const waits = secondsLeft(flow.resendAt, now)

  const done = {
    onSuccess: (sent: CodeSent) => {
      onChange(timesOf(sent))
      toast.success(t`Đã gửi mã mới.`)
      onSent()
    },
    onError: (problem: ApiProblem) => {
      const [seconds] = problem.params
      if (problem.code === 'C_055') onChange({ resendAt: serverTime() + Number(seconds ?? 60) * 1000 })
    },
  }
  function send() {
    const asked = { flow: flow.flow, identifier: flow.identifier }
    const open = OPEN_PURPOSES.find((one) => one === purpose)
    const mine = OWN_PURPOSES.find((one) => one === purpose)
    if (open) again.mutate({ ...asked, purpose: open }, done)
    else if (mine) own.mutate({ ...asked, purpose: mine }, done)
  }

  return (
    <>
      <Refusal error={again.error ?? own.error} />
      <div className="apart-4">
        {waits > 0 ? (
          <span className={styles.wait}>
            <Trans>
              Gửi lại mã sau <time>{clockOf(waits)}</time>
            </Trans>
          </span>
        ) : (
          <Button tone="quiet" icon="refresh" busy={again.isPending || own.isPending} onClick={send}>
            <Trans>Gửi lại mã</Trans>
          </Button>
        )}
        {children}
      </div>
    </>
  )
}
