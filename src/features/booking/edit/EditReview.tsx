import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { isProblem } from '#src/api/problem.ts'
import { useProblemText } from '#src/i18n/codeText.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Button } from '#src/ui/Button.tsx'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { EDIT_ANSWER_HOURS, EDIT_PAYMENT_MINUTES } from '#contract/numbers.ts'
import { BeforeAfter } from '#src/app/pieces/BeforeAfter.tsx'
import { FreeDates } from './FreeDates.tsx'
import type { OpenedEdit } from './OpenEdit.tsx'
import { editKind } from './screens.ts'
import { useEditMoney } from './useEditMoney.ts'
import { useSendEdit } from './useSendEdit.ts'
import styles from './edit.module.css'

/** The booking beside what it would be, what that costs, and sending it. */
export function EditReview({ edit }: { readonly edit: OpenedEdit }) {
  const { booking, draft, live, contact } = edit
  const format = useFormat()
  const say = useEditMoney()
  const send = useSendEdit(edit)
  const offline = live.offline || isProblem(send.error, 'G_OFFLINE')
  const problem = useProblemText(offline ? null : (send.error ?? live.error))
  const { answer } = live
  const change = (
    <Link
      to="/booking/edit/$screen/{-$key}"
      params={{ screen: editKind(booking), key: draft.key }}
      {...buttonLook({ size: 'large' })}
    >
      <Trans>Sửa tiếp</Trans>
    </Link>
  )
  const told = answer && answer.kind !== 'NOTHING' ? answer : null
  const was = send.was
  return (
    <div className={styles.page}>
      <header className="stack-2">
        <Link to="/booking/$id" params={{ id: booking.id }} className="touch">
          <Icon name="arrow-left" />
          <Trans>Đặt phòng {booking.code}</Trans>
        </Link>
        <h1>
          <Trans>Xem lại thay đổi ở {booking.resortName}</Trans>
        </h1>
      </header>
      <section className={styles.sheet}>
        {edit.wish !== null && !answer && !live.error && <Skeleton lines={6} />}
        {(edit.wish === null || answer?.kind === 'NOTHING') && (
          <Notice>
            <Trans>Bạn chưa thay đổi gì, hoặc còn chỗ chưa điền đúng.</Trans>
          </Notice>
        )}
        {answer?.available === false && <FreeDates edit={edit} />}
        {was && answer && (
          <Notice tone="warning" live="assertive" title={<Trans>Giá vừa đổi</Trans>}>
            <Trans>
              Lúc bạn xem: <s>{say(was)}</s> Bây giờ: {say(answer)} Bạn có muốn tiếp tục?
            </Trans>
          </Notice>
        )}
        {told && (
          <>
            <BeforeAfter
              before={told.before}
              after={told.after}
              contact={
                edit.changes.contact && contact ? { before: booking.contact, after: contact } : undefined
              }
            />
            <p className={styles.sentence}>{say(told)}</p>
            {told.voucherLost && (
              <Notice tone="warning">
                <Trans>Mã giảm giá không áp dụng cho những ngày mới, nên phần giảm đó không còn.</Trans>
              </Notice>
            )}
            <p className="soft">
              {told.needsHost ? (
                <Trans>
                  Chủ nhà có nhiều nhất {EDIT_ANSWER_HOURS} giờ để trả lời. Chưa đồng ý thì đặt phòng giữ
                  nguyên. Chỗ mới được giữ cho bạn trong lúc chờ; phần trả thêm chỉ thu sau khi chủ nhà đồng
                  ý.
                </Trans>
              ) : (
                <Trans>
                  Không cần chủ nhà đồng ý. Bạn có {EDIT_PAYMENT_MINUTES} phút từ lúc mở trang thanh toán; trả
                  xong là đổi ngay.
                </Trans>
              )}
            </p>
          </>
        )}
        {offline && (
          <Notice tone="warning" icon="wifi-off" live="polite">
            <Trans>Chưa có mạng. Thay đổi vẫn được giữ trên máy này; có mạng bạn gửi được ngay.</Trans>
          </Notice>
        )}
        {problem !== '' && (
          <Notice
            tone="danger"
            live="assertive"
            action={
              live.error && (
                <Button size="small" icon="refresh" onClick={() => void live.refetch()}>
                  <Trans>Thử lại</Trans>
                </Button>
              )
            }
          >
            {problem}
          </Notice>
        )}
        <div className="wrap-3">
          {told?.available && (
            <Button
              tone="primary"
              size="large"
              busy={send.pending}
              disabled={live.stale}
              onClick={send.confirm}
            >
              {told.needsHost ? (
                <Trans>Gửi chủ nhà</Trans>
              ) : (
                <Trans>Đổi và trả {format.vnd(told.toPay)}</Trans>
              )}
            </Button>
          )}
          {change}
        </div>
      </section>
    </div>
  )
}
