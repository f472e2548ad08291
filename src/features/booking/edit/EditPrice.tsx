import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { serverTime } from '#src/api/serverClock.ts'
import { useProblemText } from '#src/i18n/codeText.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Button } from '#src/ui/Button.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import type { OpenedEdit } from './OpenEdit.tsx'
import { useEditMoney } from './useEditMoney.ts'
import styles from './edit.module.css'

export const EDIT_PRICE_ID = 'edit-price'

interface EditPriceProps {
  readonly edit: OpenedEdit
  readonly children: ReactNode
}

/** What the change comes to, always of what stands in the form; greyed while it is asked again. */
export function EditPrice({ edit: { live, booking, changed, wish }, children }: EditPriceProps) {
  const { t } = useLingui()
  const format = useFormat()
  const say = useEditMoney()
  const problem = useProblemText(live.error)
  const { answer } = live
  const nothing = !changed || answer?.kind === 'NOTHING'
  const line = (key: string, label: string, amount: number) => ({
    key,
    label,
    value: <data value={amount}>{format.vnd(amount)}</data>,
  })
  const part = (key: string, label: string, amount: number) =>
    amount === 0 ? [] : [line(key, label, amount)]
  const deadline = answer && format.deadline(answer.editableUntil, new Date(serverTime()).toISOString())
  return (
    <section
      id={EDIT_PRICE_ID}
      tabIndex={-1}
      className="panel figures"
      aria-label={t`Thay đổi về tiền`}
      aria-busy={live.asking}
    >
      <h2 className="lead">
        <Trans>Thay đổi về tiền</Trans>
      </h2>
      {nothing && (
        <p className="soft">
          <Trans>Bạn chưa thay đổi gì. Đặt phòng hiện tại: {format.vnd(booking.total)}.</Trans>
        </p>
      )}
      {!nothing && wish !== null && !answer && !live.error && <Skeleton lines={3} />}
      {!nothing && answer && (
        <div className={styles.figures} data-stale={live.stale || undefined} aria-live="polite">
          <Facts
            items={[
              line('before', t`Hiện tại`, answer.before.total),
              ...part('added', t`Phần thêm, theo giá hôm nay`, answer.added),
              ...part('returned', t`Phần bỏ, được hoàn`, -answer.returned),
              ...part('given-up', t`Phần bỏ, không hoàn theo chính sách hủy`, answer.givenUp),
              line('after', t`Sau khi sửa`, answer.after.total),
              ...part('fee', t`Phí đổi liên hệ`, answer.editingFee),
              {
                ...line('pay', answer.toPay < 0 ? t`Hoàn lại` : t`Trả thêm`, Math.abs(answer.toPay)),
                strong: true,
              },
            ]}
          />
          <p>{say(answer)}</p>
          {answer.kind !== 'CONTACT' && (
            <p className="soft">
              <Trans>Đêm, phòng và khách bạn đã đặt giữ nguyên giá lúc đặt.</Trans>
            </p>
          )}
          {answer.voucherLost && (
            <Notice tone="warning">
              <Trans>Mã giảm giá không áp dụng cho những ngày mới, nên phần giảm đó không còn.</Trans>
            </Notice>
          )}
          {answer.needsHost && (
            <p className="soft">
              <Trans>
                Bạn còn <Plural value={answer.editsLeft} other="# lần" /> sửa, gửi được {deadline}.
              </Trans>
            </p>
          )}
        </div>
      )}
      {live.offline && (
        <Notice tone="warning" icon="wifi-off" live="polite">
          <Trans>Chưa có mạng. Thay đổi vẫn được giữ trên máy này; có mạng là giá được tính.</Trans>
        </Notice>
      )}
      {live.error && !live.offline && (
        <Notice
          tone="danger"
          live="polite"
          action={
            <Button size="small" icon="refresh" onClick={() => void live.refetch()}>
              <Trans>Tính lại</Trans>
            </Button>
          }
        >
          {problem}
        </Notice>
      )}
      {children}
    </section>
  )
}
