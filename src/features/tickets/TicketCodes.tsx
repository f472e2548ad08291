import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useFormat } from '#src/i18n/useFormat.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { QrCode } from '#src/ui/QrCode.tsx'
import type { ServiceBookingDetail } from '#contract/shapes/serviceBooking.ts'
import { useWakeLock } from '#src/ui/useWakeLock.ts'
import styles from './TicketBookingPage.module.css'

/** The tickets, one at a time and large, so that a scanner sees one code: with or without a signal. */
export function TicketCodes({
  booking,
  saved,
}: {
  readonly booking: ServiceBookingDetail
  /** When this copy was saved on the device; null when it is fresh. */
  readonly saved: string | null
}) {
  const { t } = useLingui()
  const format = useFormat()
  const tickets = booking.codes.filter(({ cancelledAt }) => cancelledAt === null)
  const firstUnused = tickets.findIndex(({ usedAt }) => usedAt === null)
  const [index, setIndex] = useState(Math.max(0, firstUnused))
  useWakeLock()
  const shown = Math.min(index, tickets.length - 1)
  const ticket = tickets[shown]
  if (!ticket || ticket.code === null) return null
  const { number, typeName } = ticket
  const total = booking.codes.length
  const turnTo = (to: number) => setIndex(Math.max(0, Math.min(to, tickets.length - 1)))
  return (
    <section className={styles.block} aria-labelledby="ticket-codes">
      <h2 id="ticket-codes">
        <Trans>Vé của bạn</Trans>
      </h2>
      <div className={styles.paper}>
        <QrCode signed text={ticket.code} label={t`Mã QR vé ${number} trên ${total}, ${typeName}`} />
        <strong>{typeName}</strong>
        <span>
          {booking.serviceName}, {booking.time}, {format.shortDate(booking.date)}
        </span>
        {ticket.usedAt !== null && (
          <span className={styles.used}>
            <Trans>Đã dùng lúc {format.moment(ticket.usedAt)}</Trans>
          </span>
        )}
      </div>
      {tickets.length > 1 && (
        <div className={styles.turn}>
          <IconButton
            icon="chevron-left"
            label={t`Vé trước`}
            aria-disabled={shown === 0 || undefined}
            onClick={() => turnTo(shown - 1)}
          />
          <span role="status">
            <Trans>
              Vé {number} / {total}
            </Trans>
          </span>
          <IconButton
            icon="chevron-right"
            label={t`Vé sau`}
            aria-disabled={shown >= tickets.length - 1 || undefined}
            onClick={() => turnTo(shown + 1)}
          />
        </div>
      )}
      <p className="note">
        {saved === null ? (
          <Trans>Mỗi vé một người, quét một lần. Vé mở được trên máy này cả khi không có mạng.</Trans>
        ) : (
          <Trans>Bản đã lưu lúc {format.moment(saved)}. Cổng vẫn quét được khi không có sóng.</Trans>
        )}
      </p>
    </section>
  )
}
