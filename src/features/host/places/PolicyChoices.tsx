import { useLingui } from '@lingui/react/macro'
import { RadioGroup } from '#src/ui/RadioGroup.tsx'
import type { Bound } from './bind.ts'
import type { HouseDraft } from './draft.ts'
import { HOST_ANSWERS } from '#src/i18n/hostAnswers.ts'

const { hours, opens, closes } = HOST_ANSWERS

interface PolicyChoicesProps {
  readonly how: Bound<HouseDraft['confirmation_policy']>
  readonly cancelled: Bound<HouseDraft['cancellation_policy']>
}

/** How a booking becomes certain and what comes back when it is cancelled, as sentences to choose from. */
export function PolicyChoices({ how, cancelled }: PolicyChoicesProps) {
  const { t } = useLingui()
  return (
    <>
      <RadioGroup
        legend={how.label}
        look="cards"
        value={how.value}
        onChange={how.onChange}
        options={[
          {
            value: 'INSTANT',
            label: t`Đặt là được ngay`,
            description: t`Khách thanh toán xong, chỗ là của khách.`,
          },
          {
            value: 'PAY_THEN_CONFIRM',
            label: t`Trả tiền rồi chờ bạn xác nhận`,
            description: t`Bạn trả lời trong ${hours} giờ (${opens}–${closes}); không trả lời thì khách được hoàn 100 %.`,
          },
          {
            value: 'REQUEST_THEN_PAY',
            label: t`Hỏi bạn trước, trả tiền sau`,
            description: t`Bạn nhận thì khách mới thanh toán.`,
          },
        ]}
      />
      <RadioGroup
        legend={cancelled.label}
        look="cards"
        value={cancelled.value}
        onChange={cancelled.onChange}
        options={[
          {
            value: 'FLEXIBLE',
            label: t`Linh hoạt`,
            description: t`Hoàn 100 % đến 24 giờ trước giờ nhận phòng; sau đó giữ đêm đầu và hoàn 50 % các đêm sau.`,
          },
          {
            value: 'MODERATE',
            label: t`Vừa phải`,
            description: t`Hoàn 100 % đến 5 ngày trước, 50 % đến 2 ngày trước, sau đó không hoàn.`,
          },
          {
            value: 'STRICT',
            label: t`Chặt chẽ`,
            description: t`Hoàn 50 % đến 7 ngày trước, sau đó không hoàn.`,
          },
        ]}
      />
    </>
  )
}
