import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useRef, useState, type FormEvent } from 'react'
import { RULES } from '#contract/people/rules.ts'
import { useAct } from '#src/api/act.ts'
import { begun, newFlow, type CodeFlow } from '#src/app/proof/codeFlow.ts'
import { NewPasswordFields, newPasswordProblems } from '#src/app/proof/NewPasswordFields.tsx'
import { Refusal } from '#src/app/pieces/Refusal.tsx'
import { Button } from '#src/ui/Button.tsx'
import { focusFirst, hasProblem } from '../parts/focusFirst.ts'
import { IdentifierField } from '../parts/IdentifierField.tsx'
import styles from '../LoginPage.module.css'

const NONE = { identifier: null, password: null, repeated: null }

interface CredentialsStepProps {
  readonly identifier: string
  readonly onSent: (flow: CodeFlow) => void
}

/** First step of a new account: where one can be reached, and a password. */
export function CredentialsStep({ identifier: before, onSent }: CredentialsStepProps) {
  const [identifier, setIdentifier] = useState(before)
  const [password, setPassword] = useState({ password: '', repeated: '' })
  const [problems, setProblems] = useState<Record<keyof typeof NONE, string | null>>(NONE)
  const form = useRef<HTMLFormElement>(null)
  const register = useAct('account.register')

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (register.isPending) return
    const found = {
      identifier: RULES.reachable.problem(identifier),
      ...newPasswordProblems(password, 'first'),
    }
    setProblems(found)
    if (hasProblem(found)) return focusFirst(form.current, found)
    const flow = newFlow()
    register.mutate(
      { flow, identifier, password: password.password },
      {
        onSuccess: (sent) => onSent(begun(flow, identifier, sent)),
        onError: (problem) => {
          const told = { ...NONE, ...problem.fields }
          setProblems(told)
          focusFirst(form.current, told)
        },
      },
    )
  }

  return (
    <form ref={form} className={styles.form} method="post" noValidate onSubmit={submit}>
      <IdentifierField
        value={identifier}
        problem={problems.identifier}
        onChange={(typed) => {
          setIdentifier(typed)
          setProblems({ ...problems, identifier: null })
        }}
      />
      <NewPasswordFields
        value={password}
        problems={problems}
        onChange={(typed) => {
          setPassword(typed)
          setProblems({ ...problems, password: null, repeated: null })
        }}
      />
      <Refusal error={register.error} />
      <Button type="submit" tone="primary" size="large" block busy={register.isPending}>
        <Trans>Tiếp tục</Trans>
      </Button>
      <p className="note">
        <Trans>
          Khi tạo tài khoản, bạn đồng ý với <Link to="/operating-regulations">Quy chế hoạt động</Link> và{' '}
          <Link to="/policy">Chính sách bảo mật</Link>.
        </Trans>
      </p>
    </form>
  )
}
