import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useAct } from '#src/api/act.ts'
import type { CodeFlow } from '#src/app/proof/codeFlow.ts'
import { NewPasswordFields, newPasswordProblems } from '#src/app/proof/NewPasswordFields.tsx'
import { Button } from '#src/ui/Button.tsx'
import { focusFirst, hasProblem } from '../parts/focusFirst.ts'
import { SignInRefusal } from '#src/app/proof/SignInRefusal.tsx'
import styles from '../LoginPage.module.css'

interface ResetStepProps {
  readonly flow: CodeFlow
  readonly onSignedIn: () => void
  /** The proof is over: begin again. */
  readonly onOver: () => void
}

const NONE: Record<'password' | 'repeated', string | null> = { password: null, repeated: null }

/** Last step to a new password. It signs in here, and out everywhere else. */
export function ResetStep({ flow, onSignedIn, onOver }: ResetStepProps) {
  const { t } = useLingui()
  const [password, setPassword] = useState({ password: '', repeated: '' })
  const [problems, setProblems] = useState(NONE)
  const form = useRef<HTMLFormElement>(null)
  const reset = useAct('account.resetPassword')
  const atField = reset.error?.code === 'C_056'

  useEffect(() => form.current?.querySelector<HTMLInputElement>('input[name=password]')?.focus(), [])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (reset.isPending) return
    const found = newPasswordProblems(password)
    setProblems(found)
    if (hasProblem(found)) return focusFirst(form.current, found)
    reset.mutate(
      { flow: flow.flow, identifier: flow.identifier, password: password.password },
      {
        onSuccess: onSignedIn,
        onError: (problem) => {
          if (problem.code === 'C_022') return onOver()
          const told = { ...NONE, ...(problem.code === 'C_056' ? { password: 'C_056' } : problem.fields) }
          setProblems(told)
          focusFirst(form.current, told)
        },
      },
    )
  }

  return (
    <form ref={form} className={styles.form} method="post" noValidate onSubmit={submit}>
      {/* Password managers keep the new password under this name. */}
      <input type="text" autoComplete="username" value={flow.identifier} readOnly hidden />
      <NewPasswordFields
        label={t`Mật khẩu mới`}
        value={password}
        problems={problems}
        onChange={(typed) => {
          setPassword(typed)
          setProblems(NONE)
        }}
      />
      <SignInRefusal error={atField ? null : reset.error} onSignedIn={onSignedIn} />
      <Button type="submit" tone="primary" size="large" block busy={reset.isPending}>
        <Trans>Đổi mật khẩu và đăng nhập</Trans>
      </Button>
    </form>
  )
}
