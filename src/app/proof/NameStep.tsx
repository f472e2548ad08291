import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { FieldStep } from './FieldStep.tsx'

interface NameStepProps {
  readonly name: string
  readonly busy: boolean
  /** What went wrong. */
  readonly children: ReactNode
  readonly onName: (name: string) => void
}

/** The number is proven and has no account: what its person is called, and nothing else. */
export function NameStep({ name, busy, children, onName }: NameStepProps) {
  const { t } = useLingui()
  return (
    <FieldStep
      rule="name"
      first={name}
      lead={
        <p className="soft anywhere">
          <Trans>Số của bạn đã được xác minh và chưa có tài khoản. Chúng tôi gọi bạn là gì?</Trans>
        </p>
      }
      field={{ name: 'name', label: t`Họ và tên`, autoComplete: 'name', autoCapitalize: 'words' }}
      action={<Trans>Tạo tài khoản</Trans>}
      busy={busy}
      onDone={onName}
    >
      {children}
    </FieldStep>
  )
}
