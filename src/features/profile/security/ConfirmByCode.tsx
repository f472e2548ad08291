import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Security } from '#contract/shapes/profile.ts'
import { useAct } from '#src/api/act.ts'
import { begun, newFlow, type CodeFlow } from '#src/app/proof/codeFlow.ts'
import { CodeStep } from '#src/app/proof/CodeStep.tsx'
import { useProblemText } from '#src/i18n/codeText.ts'
import { shownAddress } from '#src/i18n/shownAddress.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { RadioGroup } from '#src/ui/RadioGroup.tsx'
import styles from '../profile.module.css'

type Way = 'email' | 'phone'

interface ConfirmByCodeProps {
  readonly security: Security
  readonly onDone: (until: string) => void
}

/** A code to an address of one's own shows who is there. */
export function ConfirmByCode({ security, onDone }: ConfirmByCodeProps) {
  const { t } = useLingui()
  const ways = (['email', 'phone'] as const).filter((way) => security[way] !== null)
  const [way, setWay] = useState<Way>(ways[0] ?? 'email')
  const [flow, setFlow] = useState<CodeFlow | null>(null)
  const send = useAct('account.sendCode')
  const confirm = useAct('security.confirm')
  const refusal = useProblemText(send.error ?? confirm.error)

  function begin() {
    const asked = { flow: newFlow(), purpose: 'confirm_person' as const, identifier: security[way] ?? '' }
    send.mutate(asked, { onSuccess: (sent) => setFlow(begun(asked.flow, asked.identifier, sent)) })
  }

  const told = refusal !== '' && (
    <Notice tone="danger" live="assertive">
      {refusal}
    </Notice>
  )
  if (flow !== null)
    return (
      <div className={styles.narrow}>
        <CodeStep
          purpose="confirm_person"
          flow={flow}
          onChange={(changes) => setFlow((now) => now && { ...now, ...changes })}
          onProved={() =>
            confirm.mutate(
              { flow: flow.flow, identifier: flow.identifier },
              { onSuccess: ({ until }) => onDone(until) },
            )
          }
          onOtherAddress={() => setFlow(null)}
        />
        {told}
      </div>
    )
  return (
    <div className={styles.narrow}>
      <RadioGroup
        legend={t`Gửi mã đến`}
        value={way}
        onChange={setWay}
        options={ways.map((one) => ({ value: one, label: shownAddress(security[one] ?? '') }))}
      />
      {told}
      <div>
        <Button tone="primary" icon="send" busy={send.isPending} onClick={begin}>
          <Trans>Gửi mã</Trans>
        </Button>
      </div>
    </div>
  )
}
