import { Trans } from '@lingui/react/macro'
import type { ReturnOffer } from '#contract/shapes/privacy.ts'
import { useAct } from '#src/api/act.ts'
import { isProblem } from '#src/api/problem.ts'
import { useProblemText } from '#src/i18n/codeText.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'

const isOffer = (current: unknown): current is ReturnOffer =>
  typeof current === 'object' && current !== null && 'ticket' in current && 'leaves_at' in current

interface ComeBackProps {
  /** Why a sign-in failed. */
  readonly error: unknown
  readonly onSignedIn: () => void | Promise<void>
}

/** Offers the way back to somebody who closed their account and signs in again; nothing for any other failure. */
export function ComeBack({ error, onSignedIn }: ComeBackProps) {
  const format = useFormat()
  const back = useAct('account.comeBack')
  const refusal = useProblemText(back.error)
  if (!isProblem(error, 'G_LEAVING') || !isOffer(error.current)) return null
  const { ticket, leaves_at } = error.current
  const until = format.moment(leaves_at)
  return (
    <Notice
      tone="warning"
      live="assertive"
      title={<Trans>Tài khoản này đang chờ xóa</Trans>}
      action={
        <Button
          tone="primary"
          busy={back.isPending}
          onClick={() => back.mutate({ ticket }, { onSuccess: () => void onSignedIn() })}
        >
          <Trans>Quay lại Ghé</Trans>
        </Button>
      }
    >
      {back.error ? refusal : <Trans>Dữ liệu của bạn còn nguyên đến {until}. Bạn muốn quay lại chứ?</Trans>}
    </Notice>
  )
}
