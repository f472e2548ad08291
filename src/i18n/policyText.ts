import { useLingui } from '@lingui/react/macro'
import { HOST_ANSWERS } from './hostAnswers.ts'
import { cancellationSteps, type CancellationTerms } from '#contract/cancellationPolicy.ts'
import type { ConfirmationPolicy, ResortDetail } from '#contract/shapes/resort.ts'
import { useFormat } from './useFormat.ts'

type Hours = Pick<ResortDetail, 'checkInTime' | 'checkOutTime' | 'quietFrom' | 'quietUntil'>
type Hour = { readonly key: string; readonly label: string; readonly value: string }

const { hours: answerHours, opens, closes } = HOST_ANSWERS

/** The rules of a stay in sentences with their dates, the same on the resort's page, while booking and afterwards. */
export function usePolicyText() {
  const { t } = useLingui()
  const format = useFormat()

  /** How a booking becomes certain. */
  function confirmation(policy: ConfirmationPolicy): string {
    switch (policy) {
      case 'INSTANT':
        return t`Đặt là được ngay: thanh toán xong, chỗ là của bạn.`
      case 'PAY_THEN_CONFIRM':
        return t`Sau khi bạn thanh toán, chủ nhà xác nhận trong vòng ${answerHours} giờ (từ ${opens} đến ${closes}). Chủ nhà không nhận thì hoàn 100 %.`
      case 'REQUEST_THEN_PAY':
        return t`Chủ nhà trả lời trước, bạn thanh toán sau. Chưa mất tiền khi gửi yêu cầu.`
    }
  }

  /** What comes back when cancelling, step by step, e.g. "Hủy trước 14:00, 20/02/2026: hoàn 100 %". */
  function cancellation(terms: CancellationTerms): string[] {
    const steps = cancellationSteps(terms)
    return steps.map(({ until, back }, index) => {
      const last = steps.length - 1 === index
      const start = format.moment(steps[index - 1]?.until ?? until)
      const end = format.moment(until)
      switch (back) {
        case 'ALL':
          return t`Hủy trước ${end}: hoàn 100 %.`
        case 'HALF':
          return t`Hủy trước ${end}: hoàn 50 %.`
        case 'FIRST_NIGHT_THEN_HALF':
          return t`Hủy từ ${start} đến giờ nhận phòng: giữ lại đêm đầu, hoàn 50 % các đêm sau.`
        case 'NOTHING':
          return last ? t`Hủy từ ${start}: không hoàn tiền.` : t`Hủy trước ${end}: không hoàn tiền.`
      }
    })
  }

  /** The hours of a place, each with its name: when one comes, when one goes, and others. */
  const hours = ({ checkInTime, checkOutTime, quietFrom, quietUntil }: Hours): [Hour, Hour, ...Hour[]] => [
    { key: 'in', label: t`Nhận phòng`, value: t`từ ${checkInTime}` },
    { key: 'out', label: t`Trả phòng`, value: t`trước ${checkOutTime}` },
    ...(quietFrom && quietUntil
      ? [{ key: 'quiet', label: t`Giờ yên tĩnh`, value: `${quietFrom}–${quietUntil}` }]
      : []),
  ]
  const hoursLine = (place: Hours) =>
    hours(place)
      .map(({ label, value }) => `${label} ${value}`)
      .join(' · ')

  return { confirmation, cancellation, hours, hoursLine }
}
