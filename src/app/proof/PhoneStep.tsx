import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { FieldStep } from './FieldStep.tsx'

interface PhoneStepProps {
  readonly phone: string
  readonly busy: boolean
  /** Why one stands here (again), and what went wrong. */
  readonly children: ReactNode
  readonly onAsk: (phone: string) => void
}

/** The number that a code goes to. */
export function PhoneStep({ phone, busy, children, onAsk }: PhoneStepProps) {
  const { t } = useLingui()
  return (
    <FieldStep
      rule="mobile"
      first={phone}
      field={{
        name: 'phone',
        type: 'tel',
        label: t`Số điện thoại`,
        description: t`Mã gồm 6 chữ số đến bằng tin nhắn. Số chưa có tài khoản thì có luôn một tài khoản.`,
        autoComplete: 'tel',
        inputMode: 'tel',
        icon: 'phone',
      }}
      action={<Trans>Gửi mã</Trans>}
      busy={busy}
      onDone={onAsk}
    >
      {children}
    </FieldStep>
  )
}
