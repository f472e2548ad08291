import { Trans } from '@lingui/react/macro'
import { Notice } from '#src/ui/Notice.tsx'
import { Elsewhere } from './Elsewhere.tsx'
import type { ProofFlow } from './useProofFlow.ts'

interface ProofNoticesProps {
  readonly proof: ProofFlow
  /** Where the person wanted to be. */
  readonly back: string | undefined
}

/** Why one stands at the first step again. */
export function ProofNotices({ proof, back }: ProofNoticesProps) {
  return (
    <>
      {proof.refused && <Elsewhere problem={proof.refused} back={back} />}
      {proof.over && (
        <Notice tone="warning" live="polite">
          <Trans>Đã quá lâu từ lúc xác minh. Bạn bắt đầu lại nhé.</Trans>
        </Notice>
      )}
    </>
  )
}
