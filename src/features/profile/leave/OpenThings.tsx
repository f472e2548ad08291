import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { OpenThing } from '#contract/shapes/privacy.ts'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { Notice } from '#src/ui/Notice.tsx'
import styles from '../profile.module.css'

/** How many are listed; the rest is in the list of bookings. */
const SHOWN = 5

/** What still has to end, each with the way to it. */
export function OpenThings({ open }: { readonly open: readonly OpenThing[] }) {
  const more = open.length - SHOWN
  return (
    <Notice tone="warning" title={<Trans>Còn việc chưa xong, nên chưa xóa được</Trans>}>
      <ul className={styles.rows} role="list">
        {open.slice(0, SHOWN).map(({ kind, booking_id, code }) => (
          <li key={`${kind} ${booking_id}`} className={styles.row}>
            <div className={styles.rowWords}>
              <span data-figures>{code}</span>
              <span className="note regular">
                {kind === 'booking' && <Trans>Đặt phòng đang diễn ra hoặc sắp tới</Trans>}
                {kind === 'tickets' && <Trans>Vé chưa dùng hoặc chờ thanh toán</Trans>}
                {(kind === 'refund' || kind === 'ticketRefund') && (
                  <Trans>Tiền đang trên đường hoàn cho bạn</Trans>
                )}
              </span>
            </div>
            <Link
              to={kind === 'tickets' || kind === 'ticketRefund' ? '/booking-service/$id' : '/booking/$id'}
              params={{ id: booking_id }}
              {...buttonLook({ size: 'small' })}
            >
              <Trans>Mở</Trans>
              <span className="unseen"> {code}</span>
            </Link>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p>
          <Link to="/booking" search={{}}>
            <Trans>Còn {more} việc nữa, xem trong Chuyến đi của tôi</Trans>
          </Link>
        </p>
      )}
    </Notice>
  )
}
