import { Trans } from '@lingui/react/macro'
import { useState, type FormEvent } from 'react'
import { RULES } from '#contract/people/rules.ts'
import { useAct } from '#src/api/act.ts'
import { useServerTime } from '#src/api/serverClock.ts'
import { timesOf, type CodeFlow } from '#src/app/proof/codeFlow.ts'
import { CodeStep } from '#src/app/proof/CodeStep.tsx'
import { Button } from '#src/ui/Button.tsx'
import { IdentifierField } from '../parts/IdentifierField.tsx'
import { SignInRefusal } from '#src/app/proof/SignInRefusal.tsx'

interface ByCodeProps {
  readonly flow: CodeFlow
  readonly onChange: (changes: Partial<CodeFlow>) => void
  readonly onSignedIn: () => void
  readonly onOver: () => void
}

/** Proves an address by a code. Where it has an account, that opens with the provider from now on; else one is made. */
export function ByCode({ flow, onChange, onSignedIn, onOver }: ByCodeProps) {
  const [identifier, setIdentifier] = useState(flow.identifier)
  const [problem, setProblem] = useState<string | null>(null)
  const send = useAct('social.sendCode')
  const link = useAct('social.linkByCode')
  const now = useServerTime()
  const known = flow.typed['known'] === 'yes'

  const finish = () =>
    link.mutate(
      { flow: flow.flow, identifier: flow.identifier },
      { onSuccess: onSignedIn, onError: ({ code }) => code === 'C_022' && onOver() },
    )

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (send.isPending) return
    const found = RULES.reachable.problem(identifier)
    setProblem(found)
    if (found !== null) return
    send.mutate(
      { flow: flow.flow, identifier },
      {
        onSuccess: (sent) =>
          onChange({ identifier, ...timesOf(sent), typed: { ...flow.typed, sent: 'yes' } }),
        onError: ({ code }) => code === 'C_022' && onOver(),
      },
    )
  }

  const told = <SignInRefusal error={send.error ?? link.error} onSignedIn={onSignedIn} />
  if (flow.provedUntil > now)
    return (
      <div className="stack-4">
        {told}
        <Button tone="primary" size="large" block busy={link.isPending} onClick={finish}>
          <Trans>Hoàn tất đăng nhập</Trans>
        </Button>
      </div>
    )
  if (flow.typed['sent'] === 'yes')
    return (
      <CodeStep
        purpose="link_social"
        flow={flow}
        onChange={onChange}
        onProved={finish}
        {...(known ? {} : { onOtherAddress: () => onChange({ typed: { ...flow.typed, sent: 'no' } }) })}
      />
    )
  return (
    <form className="stack-4" method="post" noValidate onSubmit={submit}>
      {!known && (
        <IdentifierField
          value={identifier}
          problem={problem}
          onChange={(typed) => {
            setIdentifier(typed)
            setProblem(null)
          }}
        />
      )}
      {told}
      <Button type="submit" tone={known ? 'secondary' : 'primary'} size="large" block busy={send.isPending}>
        {known ? <Trans>Gửi mã đến email này</Trans> : <Trans>Gửi mã</Trans>}
      </Button>
    </form>
  )
}
