import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useAct } from '#src/api/act.ts'
import { outdated } from '#src/api/outdated.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { SectionCard } from '#src/ui/SectionCard.tsx'
import { Refusal } from '#src/app/pieces/Refusal.tsx'
import { Button } from '#src/ui/Button.tsx'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { toast } from '#src/ui/toasts.ts'
import type { BookingDetail } from '#contract/shapes/booking.ts'
import { BOOKED_FAMILY } from '#contract/statuses.ts'
import { dueForServices, dueWith } from '../dueWith.ts'
import { CancelledTickets } from './CancelledTickets.tsx'
import styles from './StayServices.module.css'

type StayTickets = BookingDetail['services'][number]

function Name({ tickets }: { readonly tickets: StayTickets }) {
  const format = useFormat()
  return (
    <div>
      <Link to="/booking-service/$id" params={{ id: tickets.id }} className="strong">
        {tickets.name}
      </Link>
      <p className="soft figures">
        {tickets.time} {format.date(tickets.date)} · <Plural value={tickets.quantity} other="# vé" /> ·{' '}
        <data value={tickets.price}>{format.money(tickets.price)}</data>
        {tickets.status === 'SERVICE_PENDING' && (
          <>
            {' · '}
            <Trans>chưa xong</Trans>
          </>
        )}
      </p>
      {tickets.cancelled && <CancelledTickets price={tickets.price} cancelled={tickets.cancelled} />}
    </div>
  )
}

/** The stay is off, these tickets are not: each is kept, or cancelled on its own page, where its fee is shown. */
function Decide({ tickets }: { readonly tickets: StayTickets }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const keep = useAct('serviceBooking.keep')
  return (
    <li className={styles.one}>
      <Name tickets={tickets} />
      <div className="wrap-2">
        <Button
          size="small"
          busy={keep.isPending}
          onClick={() =>
            keep.mutate(
              { booking_id: tickets.id, version: tickets.version },
              {
                onSuccess: () => toast.success(t`Vé này được giữ lại`),
                onSettled: () =>
                  void outdated(client, 'booking.detail', 'serviceBooking.detail', 'serviceBooking.list'),
              },
            )
          }
        >
          <Trans context="not cancelling">Giữ vé</Trans>
        </Button>
        <Link
          to="/booking-service/$id"
          params={{ id: tickets.id }}
          {...buttonLook({ tone: 'quiet', size: 'small' })}
        >
          <Trans>Xem phí rồi hủy</Trans>
        </Link>
      </div>
      <Refusal error={keep.error} />
    </li>
  )
}

/** Tickets that go with a stay: what is booked, the way to more, and what becomes of them once the guest cancelled the stay. */
export function StayServices({ booking }: { readonly booking: BookingDetail }) {
  const format = useFormat()
  const { services, status } = booking
  const booked = BOOKED_FAMILY.includes(status)
  const open = services.filter((one) => one.status !== 'SERVICE_SUCCESS')
  if (status === 'KT_CANCEL' && open.length > 0)
    return (
      <SectionCard
        title={<Trans>Giữ hay hủy vé đi cùng?</Trans>}
        lead={<Trans>Kỳ nghỉ đã hủy, các vé này thì chưa. Bạn chọn cho từng vé nhé.</Trans>}
      >
        <ul className="stack-3 wide" role="list">
          {open.map((tickets) => (
            <Decide key={tickets.id} tickets={tickets} />
          ))}
        </ul>
      </SectionCard>
    )
  if (!booked && services.length === 0) return null
  const total = services.reduce((sum, { price }) => sum + price, 0)
  return (
    <SectionCard
      title={<Trans>Vé và trải nghiệm</Trans>}
      lead={
        services.length === 0 ? (
          <Trans>Vé tham quan, tour và bữa ăn trong những ngày bạn ở, thanh toán riêng.</Trans>
        ) : undefined
      }
    >
      {services.length > 0 && (
        <>
          <ul className="stack-3 wide" role="list">
            {services.map((tickets) => (
              <li key={tickets.id} className={styles.one}>
                <Name tickets={tickets} />
              </li>
            ))}
          </ul>
          <p className={styles.total}>
            <span>
              <Trans>Tiền vé</Trans>
            </span>
            <data value={total}>{format.money(total)}</data>
          </p>
          {!booked && dueForServices(booking) > 0 && (
            <p className="soft figures">
              <Trans>Bạn trả cùng phòng trong một lần: {format.vnd(dueWith(booking))}.</Trans>
            </p>
          )}
        </>
      )}
      {booked && (
        <Link
          to="/list-service"
          search={{
            project_area_id: booking.projectAreaId,
            booking_day: booking.checkIn,
            booking_id: booking.id,
          }}
          {...buttonLook({})}
        >
          <Trans>Thêm vé hoặc trải nghiệm</Trans>
        </Link>
      )}
    </SectionCard>
  )
}
