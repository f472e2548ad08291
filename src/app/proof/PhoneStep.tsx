import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState, type FormEvent, type ReactNode } from 'react'
import { RULES } from '#contract/people/rules.ts'
import { Button } from '#src/ui/Button.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { useFieldText } from './useFieldText.ts'
import styles from './proof.module.css'

interface PhoneStepProps {
  readonly phone: string
  readonly busy: boolean
  /** Why one stands here (again), and what went wrong. */
  readonly children: ReactNode
  readonly onAsk: (phone: string) => void
}

/** The number that a code goes to. */
export function PhoneStep({ phone: before, busy, children, onAsk }: PhoneStepProps) {
  const { t } = useLingui()
  const [phone, setPhone] = useState(before)
  const [problem, setProblem] = useState(before === '' ? null : RULES.mobile.problem(before))
  const form = useRef<HTMLFormElement>(null)
  const error = useFieldText('mobile', problem)
  return (
    <form
      ref={form}
      className={styles.step}
      method="post"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        if (busy) return
        const found = RULES.mobile.problem(phone)
        setProblem(found)
        if (found === null) onAsk(phone)
        else form.current?.querySelector('input')?.focus()
      }}
    >
      <TextField
        name="phone"
        type="tel"
        label={t`Số điện thoại`}
        description={t`Mã gồm 6 chữ số đến bằng tin nhắn. Số chưa có tài khoản thì có luôn một tài khoản.`}
        autoComplete="tel"
        inputMode="tel"
        icon="phone"
        required
        autoFocus
        value={phone}
        error={error}
        onChange={(event) => {
          setPhone(event.target.value)
          setProblem(null)
        }}
      />
      {children}
      <Button type="submit" tone="primary" size="large" block busy={busy}>
        <Trans>Gửi mã</Trans>
      </Button>
    </form>
  )
}
