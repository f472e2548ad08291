import { Trans } from '@lingui/react/macro'
import { useRef, useState, type FormEvent } from 'react'
import { RULES } from '#contract/people/rules.ts'
import { useAct } from '#src/api/act.ts'
import { begun, newFlow, type CodeFlow } from '#src/app/proof/codeFlow.ts'
import { Refusal } from '#src/app/pieces/Refusal.tsx'
import { Button } from '#src/ui/Button.tsx'
import { focusFirst } from '../parts/focusFirst.ts'
import { IdentifierField } from '../parts/IdentifierField.tsx'
import styles from '../LoginPage.module.css'

interface AddressStepProps {
  readonly identifier: string
  readonly onSent: (flow: CodeFlow) => void
}

/** First step to a new password: where one can be reached. */
export function AddressStep({ identifier: before, onSent }: AddressStepProps) {
  const [identifier, setIdentifier] = useState(before)
  const [problem, setProblem] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const forgot = useAct('account.forgotPassword')

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (forgot.isPending) return
    const found = RULES.reachable.problem(identifier)
    setProblem(found)
    if (found !== null) return focusFirst(form.current, { identifier: found })
    const flow = newFlow()
    forgot.mutate({ flow, identifier }, { onSuccess: (sent) => onSent(begun(flow, identifier, sent)) })
  }

  return (
    <form ref={form} className={styles.form} method="post" noValidate onSubmit={submit}>
      <IdentifierField
        value={identifier}
        problem={problem}
        onChange={(typed) => {
          setIdentifier(typed)
          setProblem(null)
        }}
      />
      <Refusal error={forgot.error} />
      <Button type="submit" tone="primary" size="large" block busy={forgot.isPending}>
        <Trans>Gửi mã</Trans>
      </Button>
    </form>
  )
}
