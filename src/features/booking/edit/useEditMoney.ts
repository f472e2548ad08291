import { useLingui } from '@lingui/react/macro'
import { useFormat } from '#src/i18n/useFormat.ts'
import type { EditQuote } from '#contract/shapes/edit.ts'

type Money = Pick<EditQuote, 'difference' | 'editingFee' | 'toPay'>

/** What a change costs or gives back, as one sentence with its parts. */
export function useEditMoney(): (money: Money) => string {
  const { t } = useLingui()
  const format = useFormat()
  return ({ difference, editingFee, toPay }) => {
    const [all, part, fee] = [Math.abs(toPay), Math.abs(difference), editingFee].map(format.vnd)
    if (editingFee === 0) {
      if (toPay > 0) return t`Bạn trả thêm ${all}.`
      return toPay < 0 ? t`Bạn được hoàn ${all} về nơi đã trả.` : t`Giá không đổi, bạn không trả thêm.`
    }
    if (difference === 0) return t`Bạn trả ${all}: phí đổi thông tin liên hệ.`
    if (difference > 0) return t`Bạn trả thêm ${all}: chênh lệch ${part} và phí đổi liên hệ ${fee}.`
    if (toPay > 0) return t`Bạn trả thêm ${all}: phí đổi liên hệ ${fee}, đã trừ ${part} tiền phòng giảm.`
    if (toPay < 0) return t`Bạn được hoàn ${all}: tiền phòng giảm ${part}, đã trừ phí đổi liên hệ ${fee}.`
    return t`Bạn không trả thêm: tiền phòng giảm ${part}, vừa bằng phí đổi liên hệ.`
  }
}
