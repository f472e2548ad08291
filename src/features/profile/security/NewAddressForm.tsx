import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState, type FormEvent } from 'react'
import { readAddress } from '#contract/identifier.ts'
import { RULES } from '#contract/people/rules.ts'
import { CodedField } from '#src/app/pieces/CodedField.tsx'
import { useAct } from '#src/api/act.ts'
import { begun, newFlow, type CodeFlow } from '#src/app/proof/codeFlow.ts'
import { shownAddress } from '#src/i18n/shownAddress.ts'
import { Refusal } from '#src/app/pieces/Refusal.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Panel } from '../parts/Panel.tsx'
import styles from '../profile.module.css'

interface NewAddressFormProps {
  readonly kind: 'email' | 'phone'
  /** What it is now. */
  readonly before: string | null
  readonly onSent: (flow: CodeFlow) => void
}

/** Where the code goes: the new email or phone number. */
export function NewAddressForm({ kind, before, onSent }: NewAddressFormProps) {
  const { t } = useLingui()
  const email = kind === 'email'
  const now = shownAddress(before ?? '')
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const send = useAct('account.sendCode')

  function problemOf(text: string): string | null {
    if (text.trim() === '') return 'C_001'
    const address = readAddress(text)
    if (address?.kind !== kind) return email ? 'G_EMAIL_FORMAT' : 'G_PHONE_FORMAT'
    return RULES.reachable.problem(text)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (send.isPending) return
    const found = problemOf(typed)
    setProblem(found)
    if (found !== null) return form.current?.querySelector('input')?.focus()
    const flow = newFlow()
    const purpose = email ? ('change_email' as const) : ('change_phone' as const)
    send.mutate(
      { flow, purpose, identifier: typed },
      {
        onSuccess: (sent) => onSent(begun(flow, typed, sent)),
        onError: ({ fields }) => setProblem(fields['identifier'] ?? null),
      },
    )
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={submit}>
      <Panel
        title={email ? <Trans>Email mới</Trans> : <Trans>Số điện thoại mới</Trans>}
        lead={
          before === null ? (
            <Trans>Chúng tôi gửi một mã đến đó để biết đúng là của bạn.</Trans>
          ) : (
            <Trans>
              Hiện tại: {now}. Chúng tôi gửi mã đến địa chỉ mới, và báo cho địa chỉ cũ biết khi đổi xong.
            </Trans>
          )
        }
      >
        <div className={styles.narrow}>
          <CodedField
            name="identifier"
            label={email ? t`Email mới` : t`Số điện thoại mới`}
            called={email ? t`email mới` : t`số điện thoại mới`}
            code={problem ?? undefined}
            type={email ? 'email' : 'tel'}
            inputMode={email ? 'email' : 'tel'}
            autoComplete={email ? 'email' : 'tel'}
            autoCapitalize="none"
            spellCheck={false}
            required
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value)
              setProblem(null)
            }}
          />
          {problem === null && <Refusal error={send.error} />}
          <div>
            <Button type="submit" tone="primary" size="large" busy={send.isPending}>
              <Trans>Gửi mã</Trans>
            </Button>
          </div>
        </div>
      </Panel>
    </form>
  )
}
