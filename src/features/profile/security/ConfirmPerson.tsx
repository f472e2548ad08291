import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { CONFIRMED_MINUTES } from '#contract/numbers.ts'
import type { Security } from '#contract/shapes/profile.ts'
import { Button } from '#src/ui/Button.tsx'
import { Panel } from '../parts/Panel.tsx'
import { ConfirmByCode } from './ConfirmByCode.tsx'
import { ConfirmByPassword } from './ConfirmByPassword.tsx'
import { useShowSecurity } from './useSecurity.ts'

interface ConfirmPersonProps {
  readonly security: Security
  /** It is them: what was meant may be done now. */
  readonly onConfirmed?: () => void
}

/** Asks once more who is there: for the password, or for a code to an address of theirs. */
export function ConfirmPerson({ security, onConfirmed }: ConfirmPersonProps) {
  const hasPassword = security.passwordChangedAt !== null
  const [byCode, setByCode] = useState(!hasPassword)
  const show = useShowSecurity()
  const done = (until: string) => {
    show({ confirmedUntil: until })
    onConfirmed?.()
  }
  return (
    <Panel
      title={<Trans>Xác nhận đây là bạn</Trans>}
      lead={
        <Trans>
          Để không ai khác đang cầm máy của bạn làm được việc này. Xác nhận có hiệu lực {CONFIRMED_MINUTES}{' '}
          phút.
        </Trans>
      }
    >
      {byCode ? <ConfirmByCode security={security} onDone={done} /> : <ConfirmByPassword onDone={done} />}
      {hasPassword && (
        <div>
          <Button tone="quiet" onClick={() => setByCode(!byCode)}>
            {byCode ? <Trans>Dùng mật khẩu</Trans> : <Trans>Không nhớ mật khẩu? Dùng mã xác minh</Trans>}
          </Button>
        </div>
      )}
    </Panel>
  )
}
