import { Trans, useLingui } from '@lingui/react/macro'
import type { Queue, QueueItem, RefundResult } from '#contract/shapes/desk.ts'
import { useCodeText } from '#src/i18n/codeText.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { kindText } from '../parts/caseWords.ts'
import { isReason, REFUND_REASON_TEXT, REFUND_STATE_TEXT } from '../parts/refundWords.ts'
import { Approvals } from './ItemFacts.tsx'
import styles from './QueueTable.module.css'

interface RowStateProps {
  readonly queue: Queue
  readonly item: QueueItem
  /** How it ended, where it was just settled together with others. */
  readonly result: RefundResult | undefined
}

/** How the thing stands in one cell: how it just ended, else what it is and why. */
export function RowState({ queue, item, result }: RowStateProps) {
  const { i18n } = useLingui()
  const refusal = useCodeText(result?.code ?? undefined)
  if (result?.code != null)
    return (
      <span className={styles.state}>
        <Badge tone="attention" icon="warning">
          <Trans>Chưa làm được</Trans>
        </Badge>
        <span>{refusal}</span>
      </span>
    )
  if (result?.state != null)
    return (
      <Badge tone="success" icon="check">
        {result.state === 'REQUESTED' ? (
          <Trans>Đã ghi, chờ người thứ hai</Trans>
        ) : (
          i18n._(REFUND_STATE_TEXT[result.state])
        )}
      </Badge>
    )
  const kind = kindText(item.kind)
  const { reason, way, second, refusal: sentBack } = item.params
  return (
    <span className={styles.state}>
      {kind && <Badge tone={item.kind === 'REJECTED' ? 'attention' : 'warning'}>{i18n._(kind)}</Badge>}
      {queue === 'refunds' && (
        <span className="soft">
          {isReason(reason) && <>{i18n._(REFUND_REASON_TEXT[reason])} · </>}
          {way === 'GATEWAY' ? <Trans>Qua cổng thanh toán</Trans> : <Trans>Chuyển khoản</Trans>}
        </span>
      )}
      {sentBack !== undefined && (
        <span>
          <Trans>Bị trả lại vì: {sentBack}</Trans>
        </span>
      )}
      {second !== undefined && (
        <span className="soft">
          <Approvals params={item.params} />
        </span>
      )}
    </span>
  )
}
