import { useLingui } from '@lingui/react/macro'
import type { DeskBooking } from '#contract/shapes/desk.ts'
import { MISSED_PAYMENT, PAYABLE, type Status } from '#contract/statuses.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import type { RadioOption } from '#src/ui/RadioGroup.tsx'
import { isReported } from '../possible.ts'

/** Where money may still book a stay that waited for none. */
const MAY_BOOK: readonly Status[] = ['WATTING_KT_PAYMENT', ...MISSED_PAYMENT]

/** What can be decided about a transfer of this booking, in words, and how much is due, VND. */
export function useSettleOptions(booking: DeskBooking['booking']) {
  const { t } = useLingui()
  const format = useFormat()
  const changing = booking.status === 'PENDING_PAYMENT_EDIT' ? booking.edit : null
  const due = changing?.toPay ?? booking.total
  const reported = isReported(booking)
  const amount = format.vnd(due)
  const options: RadioOption<'CONFIRM' | 'CANCEL' | 'NOTHING'>[] = []
  if (reported || MAY_BOOK.includes(booking.status))
    options.push({
      value: 'CONFIRM',
      label: changing ? t`Nhận thay đổi` : t`Xác nhận đặt phòng`,
      description: reported
        ? t`Cần ít nhất ${amount}; phần thừa được hoàn cho khách.`
        : t`Cần đúng ${amount}, và phòng vẫn còn trống.`,
    })
  // A payment is being waited for: nothing goes back before that has ended.
  if (!PAYABLE.includes(booking.status))
    options.push({
      value: 'CANCEL',
      label: !reported ? t`Hoàn lại khoản này` : changing ? t`Bỏ thay đổi` : t`Hủy đặt phòng`,
      description: !reported
        ? t`Đặt phòng giữ nguyên; khách nhận lại đúng khoản này, một lần.`
        : changing
          ? t`Đặt phòng giữ nguyên như trước; hoàn cho khách đúng số đã nhận.`
          : t`Hoàn cho khách đúng số đã nhận; không tính lỗi cho chủ nhà.`,
    })
  if (reported)
    options.push({
      value: 'NOTHING',
      label: t`Sao kê không có khoản nào`,
      description: changing
        ? t`Bỏ thay đổi; không có tiền để hoàn.`
        : t`Hủy đặt phòng; không có tiền để hoàn.`,
    })
  return { options, due }
}
