import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useBegin, useKept } from '#src/api/drafts.ts'
import { query } from '#src/api/query.ts'
import type { TicketStart } from '#src/api/serviceSearch.ts'
import { useProblemText } from '#src/i18n/codeText.ts'
import { Button } from '#src/ui/Button.tsx'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/Skeleton.tsx'
import { CheckoutForm } from './CheckoutForm.tsx'
import { newTicketDraft, readTicketDraft, type TicketDraft } from './draft.ts'
import styles from './tickets.module.css'

export interface CheckoutPageProps {
  readonly draftKey: string | null
  /** What a link to here brings along instead of a key. */
  readonly start: TicketStart
  /** A draft was begun: its address takes the place of the link's. */
  readonly onDraft: (key: string) => void
  /** The tickets are booked: on to their page. */
  readonly onBooking: (bookingId: string) => void
}

/** From chosen tickets to held ones. Everything typed is kept on this device under the draft's key. */
export function CheckoutPage({ draftKey, start, onDraft, onBooking }: CheckoutPageProps) {
  const { service_id: serviceId } = start
  const asked = draftKey === null && serviceId !== undefined
  useBegin(asked ? () => newTicketDraft({ ...start, service_id: serviceId }) : null, onDraft)
  if (draftKey === null && serviceId === undefined) return <NoDraft />
  if (draftKey === null) return <Opening />
  return <OpenDraft key={draftKey} draftKey={draftKey} onBooking={onBooking} />
}

function OpenDraft({
  draftKey,
  onBooking,
}: Pick<CheckoutPageProps, 'onBooking'> & { readonly draftKey: string }) {
  const draft = useKept(readTicketDraft, draftKey)
  if (draft === undefined) return <Opening />
  if (draft === null || draft.tickets.length === 0) return <NoDraft />
  return <OfService draft={draft} onBooking={onBooking} />
}

function OfService({
  draft,
  onBooking,
}: Pick<CheckoutPageProps, 'onBooking'> & { readonly draft: TicketDraft }) {
  const { data, error, refetch } = useQuery(query('service.detail', { service_id: draft.serviceId }))
  const text = useProblemText(error)
  if (data) return <CheckoutForm initial={draft} service={data} onBooking={onBooking} />
  if (!error) return <Opening />
  return (
    <EmptyState
      level={1}
      picture="cloud"
      title={<Trans>Chưa mở được trang đặt vé</Trans>}
      action={
        <Button tone="primary" icon="refresh" onClick={() => void refetch()}>
          <Trans>Thử lại</Trans>
        </Button>
      }
    >
      <p>{text}</p>
      <p>
        <Trans>Những gì bạn đã nhập vẫn còn trên máy này.</Trans>
      </p>
    </EmptyState>
  )
}

/** Nothing was chosen, or on another device. */
function NoDraft() {
  return (
    <EmptyState
      level={1}
      picture="basket"
      title={<Trans>Chưa có vé nào đang chọn</Trans>}
      action={
        <>
          <Link to="/list-service" search={{}} {...buttonLook({ tone: 'primary' })}>
            <Trans>Tìm vé và trải nghiệm</Trans>
          </Link>
          <Link to="/list-booking-service" search={{}} {...buttonLook()}>
            <Trans>Vé của tôi</Trans>
          </Link>
        </>
      }
    >
      <p>
        <Trans>Lần đặt dở chỉ nằm trên máy mà bạn đã bắt đầu.</Trans>
      </p>
    </EmptyState>
  )
}

function Opening() {
  const { t } = useLingui()
  return (
    <SkeletonGroup label={t`Đang mở trang đặt vé`}>
      <div className={styles.narrow}>
        <Skeleton shape="title" />
        <Skeleton lines={3} />
        <Skeleton shape="block" />
      </div>
    </SkeletonGroup>
  )
}
