import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useAct } from '#src/api/act.ts'
import type { ApiProblem } from '#src/api/problem.ts'
import { AskSheet } from '#src/app/work/AskSheet.tsx'
import { useCodeText } from '#src/i18n/codeText.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { TextField } from '#src/ui/TextField.tsx'
import { useDone } from '../parts/useDone.ts'
import { useReason } from '../parts/useReason.tsx'
import { ITEM_ACT_TEXT, type ItemAct } from './acts.ts'

interface ItemSheetProps {
  readonly act: ItemAct
  readonly id: string
  readonly amount: number
  readonly onClose: () => void
  readonly onChanged: (problem: ApiProblem) => void
}

/** What will happen, in a sentence. */
function useConsequence(act: ItemAct, amount: number): string {
  const { t } = useLingui()
  const format = useFormat()
  const money = format.vnd(amount)
  const texts: Record<ItemAct, string> = {
    APPROVE: t`Khoản ${money} được duyệt và chờ người chuyển khoản.`,
    APPROVE_PAYOUT: t`Ghi nhận bạn duyệt chi ${money} cho chủ nhà. Khoản này cần hai người duyệt rồi mới chuyển.`,
    SEND: t`${money} được gửi qua cổng thanh toán, về thẻ hoặc tài khoản khách đã trả.`,
    TRANSFERRED: t`Ghi nhận đã chuyển ${money} cho khách. Khách thấy mã giao dịch ngay.`,
    DONE: t`Khoản ${money} được coi là đã về khách và ra khỏi sổ. Việc này không rút lại được.`,
    RETURNED: t`Khoản ${money} quay lại hàng chờ để gửi cách khác; khách được biết là chưa về.`,
    PAID: t`Ghi nhận đã chi trả ${money} cho chủ nhà. Việc này không rút lại được.`,
    KEEP: t`Đánh giá vẫn hiện như trước và lời báo được khép lại.`,
    REJECT: t`Đánh giá không còn hiện và không tính vào điểm; người viết thấy lý do.`,
    CLOSE: t`Việc này biến khỏi hàng chờ. Đặt phòng không đổi gì.`,
  }
  return texts[act]
}

/** Asks before something of a queue is done: what it means, the number of the transfer where there is one, and why. */
export function ItemSheet({ act, id, amount, onClose, onChanged }: ItemSheetProps) {
  const { i18n, t } = useLingui()
  const title = i18n._(ITEM_ACT_TEXT[act])
  const consequence = useConsequence(act, amount)
  const needsProof = act === 'TRANSFERRED' || act === 'PAID'
  const [proof, setProof] = useState('')
  const [tried, setTried] = useState(false)
  const noProof = useCodeText(tried && proof.trim() === '' ? 'C_001' : undefined, t`mã giao dịch`)
  const { field, said } = useReason()
  const refund = useAct('desk.refund')
  const payout = useAct('desk.payout')
  const review = useAct('desk.judgeReview')
  const close = useAct('desk.closeCase')
  const done = useDone({ onClose, onChanged }, t`Đã ghi: ${title}`)
  const send = (reason: string) => {
    switch (act) {
      case 'PAID':
        return payout.mutate({ payout_id: id, proof: proof.trim(), reason }, done)
      case 'APPROVE_PAYOUT':
        return payout.mutate({ payout_id: id, act: 'APPROVE', reason }, done)
      case 'KEEP':
      case 'REJECT':
        return review.mutate({ review_id: id, decision: act, reason }, done)
      case 'CLOSE':
        return close.mutate({ case_id: id, reason }, done)
      default:
        return refund.mutate(
          { refund_id: id, act, reason, ...(needsProof ? { proof: proof.trim() } : {}) },
          done,
        )
    }
  }
  const submit = () => {
    setTried(true)
    const reason = said()
    if (reason === null || (needsProof && proof.trim() === '')) return
    send(reason)
  }
  return (
    <AskSheet
      title={title}
      submitText={title}
      tone={act === 'REJECT' ? 'danger' : 'primary'}
      act={{
        isPending: refund.isPending || payout.isPending || review.isPending || close.isPending,
        error: refund.error ?? payout.error ?? review.error ?? close.error,
      }}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{consequence}</p>
      {needsProof && (
        <TextField
          name="proof"
          label={t`Mã giao dịch của ngân hàng`}
          autoComplete="off"
          maxLength={100}
          value={proof}
          onChange={({ target }) => setProof(target.value)}
          error={noProof || undefined}
        />
      )}
      {field}
    </AskSheet>
  )
}
