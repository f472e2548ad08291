import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import type { DeskBooking } from '#contract/shapes/desk.ts'
import type { RefundProgressShape } from '#contract/shapes/refund.ts'
import type { ApiProblem } from '#src/api/problem.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { SectionCard } from '#src/ui/SectionCard.tsx'
import { Badge } from '#src/ui/Badge.tsx'
import { Button } from '#src/ui/Button.tsx'
import { intent } from '#src/ui/intent.ts'
import { REFUND_REASON_TEXT, REFUND_STATE_TEXT } from '../parts/refundWords.ts'
import { Approvals } from '../queues/ItemFacts.tsx'
import { ITEM_ACT_TEXT, refundActs, type ItemAct } from '../queues/acts.ts'
import { part } from '#src/ui/part.ts'

const load = () => import('../queues/ItemSheet.tsx')
const ItemSheet = part(load, 'ItemSheet')

type Props = {
  readonly refund: RefundProgressShape
  /** How far the approval of a large one is. */
  readonly approval: DeskBooking['approvals'][string] | undefined
  readonly onChanged: (problem: ApiProblem) => void
}

function Refund({ refund, approval, onChanged }: Props) {
  const { i18n } = useLingui()
  const format = useFormat()
  const [open, setOpen] = useState<ItemAct | null>(null)
  const at = refund.doneAt ?? refund.sentAt ?? refund.requestedAt
  return (
    <div className="stack-3 ruled">
      <p className="row-3">
        <data className="figures" value={refund.amount}>
          <strong>{format.vnd(refund.amount)}</strong>
        </data>
        <Badge
          tone={refund.state === 'DONE' ? 'success' : refund.state === 'REJECTED' ? 'attention' : 'warning'}
        >
          {i18n._(REFUND_STATE_TEXT[refund.state])}
        </Badge>
      </p>
      <p className="soft">
        {i18n._(REFUND_REASON_TEXT[refund.reason])}
        {' · '}
        {refund.way === 'GATEWAY' ? <Trans>qua cổng thanh toán</Trans> : <Trans>bằng chuyển khoản</Trans>}
        {' · '}
        <time dateTime={at}>{format.moment(at)}</time>
        {refund.proof !== null && ` · ${refund.proof}`}
      </p>
      {approval && (
        <p className="soft">
          <Approvals params={approval} />
        </p>
      )}
      <div className="row-3">
        {refundActs(refund, approval).map((act) => (
          <Button key={act} {...intent(load)} size="small" onClick={() => setOpen(act)}>
            {i18n._(ITEM_ACT_TEXT[act])}
          </Button>
        ))}
      </div>
      {open !== null && (
        <Suspense>
          <ItemSheet
            act={open}
            id={refund.id}
            amount={refund.amount}
            onClose={() => setOpen(null)}
            onChanged={onChanged}
          />
        </Suspense>
      )}
    </div>
  )
}

interface RefundsProps {
  readonly refunds: readonly RefundProgressShape[]
  /** Where transfers go, as the guest said. */
  readonly account: DeskBooking['refundAccount']
  readonly approvals: DeskBooking['approvals']
  readonly onChanged: (problem: ApiProblem) => void
}

/** Money that goes back, with what can be done about it. Nothing when none does. */
export function Refunds({ refunds, account, approvals, onChanged }: RefundsProps) {
  if (refunds.length === 0) return null
  return (
    <SectionCard title={<Trans>Hoàn tiền</Trans>}>
      {refunds.some(({ way, state }) => state === 'REJECTED' || (way === 'BANK' && state !== 'DONE')) && (
        <p>
          {account === null ? (
            <Trans>Khách chưa cho biết tài khoản nhận tiền. Bạn gọi cho khách nhé.</Trans>
          ) : (
            <Trans>
              Chuyển về {account.bank}, số <strong>{account.number}</strong>, {account.holder}.
            </Trans>
          )}
        </p>
      )}
      {refunds.map((refund) => (
        <Refund key={refund.id} refund={refund} approval={approvals[refund.id]} onChanged={onChanged} />
      ))}
    </SectionCard>
  )
}
