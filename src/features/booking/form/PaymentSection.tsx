import { Trans, useLingui } from '@lingui/react/macro'
import { RadioGroup } from '#src/ui/RadioGroup.tsx'
import type { ConfirmationPolicy } from '#contract/shapes/resort.ts'
import { HOLD_MINUTES } from '#contract/numbers.ts'
import { HOST_ANSWERS } from '#src/i18n/hostAnswers.ts'
import { useCompany } from '#src/app/company.ts'
import { GATEWAYS, WAYS_TO_PAY, type Gateway, type WayToPay } from '#contract/waysToPay.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import type { Draft } from '../draft.ts'
import { Section } from './Section.tsx'

const { hours, opens, closes } = HOST_ANSWERS

interface PaymentSectionProps {
  readonly method: Draft['paymentMethod']
  readonly policy: ConfirmationPolicy
  /** Services go with the stay, and those are not paid by a transfer to its host. */
  readonly withServices: boolean
  /** What carries the price of now; null while it is not known. */
  readonly ways: readonly WayToPay[] | null
  readonly onChange: (method: Draft['paymentMethod']) => void
}

/** How it is paid, and that nothing is charged on this page. */
export function PaymentSection({ method, policy, withServices, ways, onChange }: PaymentSectionProps) {
  const { t } = useLingui()
  const format = useFormat()
  const out = (way: WayToPay) => ways !== null && !ways.includes(way)
  const offered = useCompany().ways
  const limitOf = (way: Gateway) => format.vnd(WAYS_TO_PAY[way].most)
  const gateways = {
    VNPAY: t`Thẻ ngân hàng nội địa, thẻ quốc tế hoặc quét mã VNPay. Có kết quả ngay.`,
    MOMO: t`Trả bằng ví MoMo trên điện thoại hoặc quét mã. Có kết quả ngay.`,
  }
  return (
    <Section
      title={<Trans>Thanh toán</Trans>}
      lead={
        policy === 'REQUEST_THEN_PAY' ? (
          <Trans>Bạn chưa phải trả gì bây giờ. Khi chủ nhà nhận lời, bạn thanh toán theo cách này.</Trans>
        ) : (
          <Trans>Bước sau chúng tôi giữ phòng cho bạn {HOLD_MINUTES} phút để thanh toán.</Trans>
        )
      }
    >
      <RadioGroup
        legend={t`Cách thanh toán`}
        legendHidden
        name="payment-method"
        look="cards"
        value={method}
        onChange={onChange}
        options={[
          ...GATEWAYS.filter((way) => offered.includes(way)).map((way) => {
            const { name } = WAYS_TO_PAY[way]
            const limit = limitOf(way)
            return {
              value: way,
              label: name,
              icon: 'card' as const,
              disabled: out(way),
              description: out(way)
                ? t`Một lần trả qua ${name} nhận tối đa ${limit}. Bạn chọn cách khác nhé.`
                : gateways[way],
            }
          }),
          {
            value: 'BANK_TRANSFER',
            label: t`Chuyển khoản`,
            icon: 'bank',
            disabled: withServices,
            description: withServices
              ? t`Không dùng được khi đặt kèm trải nghiệm.`
              : t`Quét VietQR bằng ứng dụng ngân hàng. Chủ nhà kiểm tra rồi xác nhận trong vòng ${hours} giờ, từ ${opens} đến ${closes}.`,
          },
        ]}
      />
    </Section>
  )
}
