import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { serverTime } from '#src/api/serverClock.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { contactFeeAt, contactFreeUntil } from '#contract/booking/contactFee.ts'
import type { BookingDetail } from '#contract/shapes/booking.ts'
import styles from './edit.module.css'

type Of = { readonly booking: Pick<BookingDetail, 'history' | 'code'> }

function useContactFee({ booking: { history } }: Of) {
  const now = Temporal.Instant.fromEpochMilliseconds(Math.floor(serverTime()))
  return { fee: contactFeeAt(history, now), until: contactFreeUntil(history)?.toString() ?? '' }
}

/** What another name, phone number or email costs, in one sentence. */
export function ContactFeeLine(of: Of) {
  const format = useFormat()
  const { fee, until } = useContactFee(of)
  return fee === 0 ? (
    <Trans>Sửa tên, điện thoại, email: miễn phí đến {format.time(until)}, sau đó có phí.</Trans>
  ) : (
    <Trans>Sửa tên, điện thoại, email: phí {format.vnd(fee)}.</Trans>
  )
}

/** The same before anything is typed, with the way to staff, who can let the fee go. */
export function ContactFee(of: Of) {
  const { fee } = useContactFee(of)
  return (
    <Notice icon="info" title={<ContactFeeLine {...of} />}>
      <div className={styles.waiver}>
        <p>
          {fee === 0 ? (
            <Trans>Không cần chủ nhà đồng ý, gửi là đổi ngay.</Trans>
          ) : (
            <Trans>
              Không cần chủ nhà đồng ý, trả phí xong là đổi ngay. Gõ nhầm? Nhân viên Ghé có thể miễn phí cho
              bạn.
            </Trans>
          )}
        </p>
        {fee > 0 && (
          <Link
            to="/chat/chat-support"
            search={{ about: of.booking.code }}
            {...buttonLook({ size: 'small' })}
          >
            <Trans>Nhờ Ghé sửa giúp</Trans>
          </Link>
        )}
      </div>
    </Notice>
  )
}
