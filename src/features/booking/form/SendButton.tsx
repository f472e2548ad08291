import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Button } from '#src/ui/Button.tsx'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { intent } from '#src/ui/intent.ts'

/** Fetches the last look before booking. */
export const loadConfirm = () => import('./ConfirmPayment.tsx')

interface SendButtonProps {
  readonly block: boolean
  readonly busy: boolean
  /** Where to come back to after signing in; null for somebody who is signed in. */
  readonly back: string | null
}

/** On to the last look; or to sign-in, and back to this very form. */
export function SendButton({ block, busy, back }: SendButtonProps) {
  if (back === null)
    return (
      <Button type="submit" tone="primary" size="large" block={block} busy={busy} {...intent(loadConfirm)}>
        <Trans>Tiếp tục</Trans>
      </Button>
    )
  return (
    <Link to="/login" search={{ back }} {...buttonLook({ tone: 'primary', size: 'large', block })}>
      <Trans>Đăng nhập để đặt</Trans>
    </Link>
  )
}
