import { Trans } from '@lingui/react/macro'
import type { ApiProblem } from '#src/api/problem.ts'
import { useProblemText } from '#src/i18n/codeText.ts'
import { Notice } from '#src/ui/Notice.tsx'

/** Something changed under staff's hands: what happened, and that what is shown is how it stands now. */
export function Changed({ problem }: { readonly problem: ApiProblem }) {
  const text = useProblemText(problem)
  return (
    <Notice
      tone="warning"
      live="assertive"
      title={<Trans>Vừa có người thay đổi, việc của bạn chưa làm</Trans>}
    >
      {text} <Trans>Dưới đây là tình trạng mới nhất.</Trans>
    </Notice>
  )
}
