import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { readAddress } from '#contract/identifier.ts'
import { OTP } from '#contract/numbers.ts'
import { RULES } from '#contract/people/rules.ts'
import type { CodePurpose } from '#contract/shapes/code.ts'
import { useAct } from '#src/api/act.ts'
import { isProblem, type ApiProblem } from '#src/api/problem.ts'
import { serverTime, useServerTime } from '#src/api/serverClock.ts'
import { useProblemText } from '#src/i18n/codeText.ts'
import { shownAddress } from '#src/i18n/shownAddress.ts'
import { Button } from '#src/ui/Button.tsx'
import { CodeField } from '#src/ui/CodeField.tsx'
import { clockOf } from '#src/ui/Countdown.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { secondsLeft, type CodeFlow } from './codeFlow.ts'
import { Resend } from './Resend.tsx'
import { useFieldText } from './useFieldText.ts'

export interface CodeStepProps {
  readonly purpose: CodePurpose
  readonly flow: CodeFlow
  /** Notes what changed: another code was sent, a try was wrong. */
  readonly onChange: (changes: Partial<CodeFlow>) => void
  /** The code was right; `flow.provedUntil` says so too. */
  readonly onProved?: () => void
  /** The code was right, and the server says why it leads nowhere (C_013, C_021). */
  readonly onRefused?: (problem: ApiProblem) => void
  /** Back to where the address is typed; left out, the address cannot be changed here. */
  readonly onOtherAddress?: () => void
  readonly submitText?: string
}

const MINUTE = OTP.everySeconds * 1000

/**
 * Typing the code that was sent. A wrong one has to wait a minute before the next, as the server wants it; the time is shown.
 * Another code can be asked for once a minute.
 */
export function CodeStep(props: CodeStepProps) {
  const { purpose, flow, onChange, onProved, onRefused, onOtherAddress, submitText } = props
  const { t } = useLingui()
  const [code, setCode] = useState('')
  const [missing, setMissing] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const prove = useAct('account.proveCode')
  const now = useServerTime()
  const waits = secondsLeft(flow.tryAt, now)
  const over = flow.endsAt <= now
  const typedWrong = useFieldText('code', missing)
  const told = useProblemText(prove.error)
  const wrongCode = isProblem(prove.error, 'G_CODE_WRONG') || isProblem(prove.error, 'C_022')
  // A try that came too early is no mistake: the button says how long it takes.
  const early = isProblem(prove.error, 'C_055')
  const boxError = typedWrong ?? (wrongCode && code === prove.variables?.code ? told : undefined)

  const focus = () => form.current?.querySelector('input')?.focus()
  useEffect(() => form.current?.querySelector('input')?.focus(), [flow.flow])

  function failed(problem: ApiProblem) {
    if (problem.code === 'G_CODE_WRONG') onChange({ tryAt: serverTime() + MINUTE })
    if (problem.code === 'C_055') onChange({ tryAt: serverTime() + Number(problem.params[0] ?? 60) * 1000 })
    if (problem.code === 'C_013' || problem.code === 'C_021') onRefused?.(problem)
    focus()
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (prove.isPending || waits > 0) return
    const problem = RULES.code.problem(code)
    setMissing(problem)
    if (problem !== null) return focus()
    prove.mutate(
      { flow: flow.flow, purpose, identifier: flow.identifier, code },
      {
        onSuccess: ({ expires_in }) => {
          onChange({ provedUntil: serverTime() + expires_in * 1000 })
          onProved?.()
        },
        onError: failed,
      },
    )
  }

  return (
    <div className="stack-4">
      <p className="soft anywhere">
        <Trans>
          Mã gồm {OTP.digits} chữ số đã được gửi đến{' '}
          <span className="strong plain">{shownAddress(flow.identifier)}</span>. Mã dùng được trong{' '}
          {OTP.minutes} phút.
        </Trans>
      </p>
      {flow.mailbox !== null && (
        <Notice tone="info">
          <Trans>
            Bản dùng thử không gửi thư hay tin nhắn thật. Mã của bạn ở{' '}
            <a
              href={`${flow.mailbox}?to=${encodeURIComponent(readAddress(flow.identifier)?.value ?? '')}`}
              target="_blank"
              rel="noreferrer"
            >
              hộp thư thử
            </a>
            .
          </Trans>
        </Notice>
      )}
      <form ref={form} className="stack-4" method="post" noValidate onSubmit={submit}>
        <CodeField
          label={t`Mã xác minh`}
          name="code"
          value={code}
          error={boxError}
          onChange={(digits) => {
            setCode(digits)
            setMissing(null)
          }}
        />
        {prove.error && !wrongCode && !early && (
          <Notice tone="danger" live="assertive">
            {told}
          </Notice>
        )}
        {over && (
          <Notice tone="warning">
            <Trans>Mã này đã hết hạn. Bạn bấm gửi lại để nhận mã mới nhé.</Trans>
          </Notice>
        )}
        <Button
          type="submit"
          tone="primary"
          size="large"
          block
          busy={prove.isPending}
          reason={waits > 0 ? t`Thử lại được sau ${clockOf(waits)}` : undefined}
        >
          {submitText ?? <Trans>Xác minh</Trans>}
        </Button>
        <VisuallyHidden live>{boxError}</VisuallyHidden>
      </form>
      <Resend purpose={purpose} flow={flow} now={now} onChange={onChange} onSent={focus}>
        {onOtherAddress && (
          <Button tone="quiet" onClick={onOtherAddress}>
            {purpose === 'sign_in' ? <Trans>Dùng số khác</Trans> : <Trans>Dùng địa chỉ khác</Trans>}
          </Button>
        )}
      </Resend>
    </div>
  )
}
