import { Trans } from '@lingui/react/macro'
import { Button } from '#src/ui/Button.tsx'
import { intent } from '#src/ui/intent.ts'

/** Fetches the last look before booking. */
export const loadConfirm = () => import('./ConfirmPayment.tsx')

/** On to the last look. */
export function SendButton({ block, busy }: { readonly block: boolean; readonly busy: boolean }) {
  return (
    <Button type="submit" tone="primary" size="large" block={block} busy={busy} {...intent(loadConfirm)}>
      <Trans>Tiếp tục</Trans>
    </Button>
  )
}
