import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { isProblem, type ApiProblem } from '#src/api/problem.ts'
import { useServerTime } from '#src/api/serverClock.ts'
import { useProblemText } from '#src/i18n/codeText.ts'
import { usePolicyText } from '#src/i18n/policyText.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Button } from '#src/ui/Button.tsx'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { Facts } from '#src/ui/Facts.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Sheet } from '#src/ui/Sheet.tsx'
import { HOLD_MINUTES } from '#contract/numbers.ts'
import type { ResortDetail } from '#contract/shapes/resort.ts'
import type { Draft } from '../draft.ts'
import styles from './ConfirmPayment.module.css'

export interface ConfirmPaymentProps {
  readonly draft: Draft
  readonly resort: ResortDetail
  readonly total: number
  /** What the person had been shown before the price changed; null when it did not. */
  readonly was: number | null
  /** asking: the booking is being made; leaving: it is made, and the gateway's page is on its way. */
  readonly stage: 'ready' | 'asking' | 'leaving'
  readonly problem: ApiProblem | null
  readonly loginBack: string
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** The last look before anything is booked: what is paid, until when, by which way. */
export function ConfirmPayment({
  draft,
  resort,
  total,
  was,
  stage,
  problem,
  loginBack,
  onConfirm,
  onClose,
}: ConfirmPaymentProps) {
  const { t } = useLingui()
  const format = useFormat()
  const policy = usePolicyText()
  const problemText = useProblemText(problem)
  const now = useServerTime(10_000)
  const request = resort.confirmationPolicy === 'REQUEST_THEN_PAY'
  const iso = (moment: number) => new Date(moment).toISOString()
  const until = format.deadline(iso(now + HOLD_MINUTES * 60_000), iso(now))
  const [firstRule] = policy.cancellation({
    policy: resort.cancellationPolicy,
    checkIn: draft.checkIn,
    checkInTime: resort.checkInTime,
  })
  const signedOut = isProblem(problem, 401)
  const facts = [
    { key: 'place', label: t`Chỗ ở`, value: resort.name },
    {
      key: 'in',
      label: t`Nhận phòng`,
      value: <time dateTime={draft.checkIn}>{format.date(draft.checkIn)}</time>,
    },
    {
      key: 'out',
      label: t`Trả phòng`,
      value: <time dateTime={draft.checkOut}>{format.date(draft.checkOut)}</time>,
    },
    {
      key: 'method',
      label: t`Cách trả`,
      value: draft.paymentMethod === 'VNPAY' ? t`VNPay` : t`Chuyển khoản`,
    },
  ]
  return (
    <Sheet
      isOpen
      onOpenChange={(open) => {
        if (!open && stage === 'ready') onClose()
      }}
      title={request ? t`Gửi yêu cầu đặt phòng` : t`Xác nhận thanh toán`}
      closeText={t`Đóng`}
      actions={
        signedOut ? (
          <Link
            to="/login"
            search={{ back: loginBack }}
            {...buttonLook({ tone: 'primary', size: 'large', block: true })}
          >
            <Trans>Đăng nhập để đặt</Trans>
          </Link>
        ) : (
          <Button tone="primary" size="large" block busy={stage !== 'ready'} onClick={onConfirm}>
            {stage === 'asking' && <Trans>Đang giữ chỗ…</Trans>}
            {stage === 'leaving' && <Trans>Đang mở VNPay…</Trans>}
            {stage === 'ready' &&
              (request
                ? t`Gửi yêu cầu`
                : was === null
                  ? t`Giữ chỗ và trả ${format.vnd(total)}`
                  : t`Đồng ý giá mới ${format.vnd(total)}`)}
          </Button>
        )
      }
    >
      <div className={styles.content}>
        <p className={styles.total}>
          {was !== null && (
            <span className={styles.was}>
              <Trans>Giá bạn đã thấy:</Trans> <s>{format.vnd(was)}</s>
            </span>
          )}
          <data value={total}>{format.vnd(total)}</data>
        </p>
        {was !== null && (
          <Notice tone="warning" live="assertive" title={<Trans>Giá vừa đổi</Trans>}>
            {total < was ? (
              <Trans>Giá giảm {format.vnd(was - total)} so với lúc bạn xem. Bạn có muốn tiếp tục?</Trans>
            ) : (
              <Trans>
                Giá tăng {format.vnd(total - was)} so với lúc bạn xem. Bạn có muốn tiếp tục? Chưa có khoản nào
                bị trừ.
              </Trans>
            )}
          </Notice>
        )}
        <Facts items={facts} />
        <ul className={styles.notes} role="list">
          <li>
            <Icon name="clock" size={16} />
            {request ? (
              <Trans>Chưa phải trả tiền. Chủ nhà trả lời trong vòng 2 giờ, từ 7:00 đến 22:00.</Trans>
            ) : (
              <Trans>
                Phòng được giữ cho bạn {HOLD_MINUTES} phút; bạn thanh toán {until}.
              </Trans>
            )}
          </li>
          {firstRule && (
            <li>
              <Icon name="shield" size={16} />
              {firstRule}
            </li>
          )}
        </ul>
        {problem && was === null && (
          <Notice
            tone={isProblem(problem, 'G_OFFLINE') ? 'warning' : 'danger'}
            icon={isProblem(problem, 'G_OFFLINE') ? 'wifi-off' : undefined}
            live="assertive"
          >
            <p>{problemText}</p>
            {problem.status >= 500 && (
              <p>
                <Trans>Bấm lại khi có mạng: bạn không bị đặt hai lần.</Trans>
              </p>
            )}
          </Notice>
        )}
      </div>
    </Sheet>
  )
}
