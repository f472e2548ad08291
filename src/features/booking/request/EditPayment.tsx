import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { Link } from '@tanstack/react-router'
import { Refusal } from '#src/app/pieces/Refusal.tsx'
import { leaveForGateway } from '#src/api/gateway.ts'
import type { ApiProblem } from '#src/api/problem.ts'
import { useServerTime } from '#src/api/serverClock.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { Card } from '#src/ui/Card.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { EDIT_PAYMENT_MINUTES } from '#contract/numbers.ts'
import type { BookingDetail } from '#contract/shapes/booking.ts'
import type { Edit } from '#contract/shapes/edit.ts'
import type { Gateway } from '#contract/waysToPay.ts'
import { PayButtons } from '#src/app/pay/PayButtons.tsx'
import { PayClock, useSecondsUntil } from '#src/app/pay/PayClock.tsx'
import { BeforeAfter } from '#src/app/pieces/BeforeAfter.tsx'
import { useEditMoney } from '../edit/useEditMoney.ts'
import { useSettle } from '../useSettle.ts'
import { WithdrawEdit } from './WithdrawEdit.tsx'

interface EditPaymentProps {
  readonly booking: BookingDetail
  readonly edit: Edit
}

/** A change that is agreed and has to be paid: the amount, the time that is left by the server's clock, and paying it. */
export function EditPayment({ booking, edit }: EditPaymentProps) {
  const format = useFormat()
  const say = useEditMoney()
  const settle = useSettle(booking.id)
  const now = useServerTime()
  const pay = useMutation<never, ApiProblem, Gateway>({
    mutationFn: (gateway) => leaveForGateway(booking, gateway),
    onError: (error) => void settle.refused(error),
  })
  const until = edit.payBy ?? booking.holdUntil
  const seconds = useSecondsUntil(until)
  const over = until !== null && seconds === 0
  const ended = useEffectEvent(settle.anew)
  useEffect(() => {
    if (over) ended()
  }, [over])
  return (
    <Card as="section" padded>
      <div className="stack-4">
        <SectionHeading>
          <Trans>Trả {format.vnd(edit.toPay)} để nhận thay đổi</Trans>
        </SectionHeading>
        {over ? (
          <Notice tone="warning" live="assertive" title={<Trans>Đã hết giờ trả</Trans>}>
            <Trans>Đặt phòng giữ nguyên như trước khi sửa. Nếu tiền vừa bị trừ, tiền được hoàn lại.</Trans>
          </Notice>
        ) : (
          until !== null && (
            <PayClock
              label={
                <Trans>
                  Trả <b>{format.deadline(until, new Date(now).toISOString())}</b>
                </Trans>
              }
              seconds={seconds}
            />
          )
        )}
        <BeforeAfter
          before={edit.before}
          after={edit.after}
          contact={edit.contact ? { before: booking.contact, after: edit.contact } : undefined}
        />
        <p className="strong">{say(edit)}</p>
        <p className="soft">
          <Trans>
            Mở trang thanh toán rồi thì bạn có {EDIT_PAYMENT_MINUTES} phút. Chưa trả thì đặt phòng giữ nguyên
            như trước.
          </Trans>
        </p>
        <Refusal error={pay.error} />
        <div className="wrap-3">
          {!over && <PayButtons gateways={booking.gateways} usual={booking.paymentMethod} pay={pay} />}
          {!over && booking.transfer && (
            <Link
              to="/booking/$id/transfer"
              params={{ id: booking.id }}
              {...buttonLook({ tone: 'secondary' })}
            >
              <Icon name="bank" />
              <Trans>Chuyển khoản</Trans>
            </Link>
          )}
          <WithdrawEdit booking={booking} paying />
        </div>
      </div>
    </Card>
  )
}
