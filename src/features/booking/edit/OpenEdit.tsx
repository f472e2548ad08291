import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { useKept } from '#src/api/drafts.ts'
import { query } from '#src/api/query.ts'
import { Skeleton, SkeletonGroup } from '#src/ui/Skeleton.tsx'
import type { BookingDetail } from '#contract/shapes/booking.ts'
import type { ResortDetail } from '#contract/shapes/resort.ts'
import { BookingMissing } from '../detail/BookingDetailStates.tsx'
import { useGuestSteps } from '../steps.ts'
import { EditClosed } from './EditClosed.tsx'
import { draftOf, readEdit, upToDate, type EditDraft } from './editDraft.ts'
import { EditList } from './EditList.tsx'
import { useEdit, type EditState } from './useEdit.ts'
import styles from './edit.module.css'

/** A change with all it is about. */
export type OpenedEdit = EditState & { readonly booking: BookingDetail; readonly resort: ResortDetail }
type Screen = (edit: OpenedEdit) => ReactNode

interface OpenEditProps {
  /** The key of a change begun on this device, or the id of a booking. */
  readonly name: string
  readonly children: Screen
}

/** Finds the change and its booking; what cannot be changed says why. */
export function OpenEdit({ name, children }: OpenEditProps) {
  const draft = useKept(readEdit, name)
  if (draft === undefined) return <EditLoading />
  return <OfBooking name={name} draft={draft} screen={children} />
}

interface OfBookingProps {
  readonly name: string
  readonly draft: EditDraft | null
  readonly screen: Screen
}

function OfBooking({ name, draft, screen }: OfBookingProps) {
  const { data: account } = useQuery(query('account.guest', {}))
  const {
    data: booking,
    error,
    refetch,
  } = useQuery(query('booking.detail', { booking_id: draft?.bookingId ?? name }))
  const foreign = draft !== null && draft.owner !== null && account && account.userId !== draft.owner
  if (foreign) return <EditList missing />
  if (booking && account)
    return <OfResort draft={draft} owner={account.userId} booking={booking} screen={screen} />
  if (!error) return <EditLoading />
  return draft === null ? (
    <EditList missing />
  ) : (
    <BookingMissing error={error} onRetry={() => void refetch()} />
  )
}

interface OfResortProps {
  readonly draft: EditDraft | null
  readonly owner: string
  readonly booking: BookingDetail
  readonly screen: Screen
}

function OfResort({ draft: found, owner, booking, screen }: OfResortProps) {
  const [draft, setDraft] = useState(found)
  const { step } = useGuestSteps(booking)
  const { data: resort, error, refetch } = useQuery(query('resort.detail', { resort_id: booking.resortId }))
  const may = step('requestEdit').can || step('editContact').can
  useEffect(() => {
    if (draft !== null || !may) return undefined
    let wanted = true
    void draftOf(booking, owner).then((begun) => {
      if (wanted) setDraft(begun)
    })
    return () => {
      wanted = false
    }
  }, [draft, may, booking, owner])
  if (!may) return <EditClosed booking={booking} why={step('editContact').why ?? step('requestEdit').why} />
  if (error && !resort) return <BookingMissing error={error} onRetry={() => void refetch()} />
  if (!draft || !resort) return <EditLoading />
  return <Opened draft={draft} booking={booking} resort={resort} screen={screen} />
}

interface OpenedProps {
  readonly draft: EditDraft
  readonly booking: BookingDetail
  readonly resort: ResortDetail
  readonly screen: Screen
}

function Opened({ draft, booking, resort, screen }: OpenedProps) {
  const edit = useEdit(upToDate(draft, booking), booking, resort)
  return screen({ ...edit, booking, resort })
}

/** The screen in outline. */
function EditLoading() {
  const { t } = useLingui()
  return (
    <div className={styles.page}>
      <SkeletonGroup label={t`Đang mở trang sửa đặt phòng`}>
        <Skeleton shape="title" />
        <Skeleton lines={3} />
        <Skeleton shape="block" />
      </SkeletonGroup>
    </div>
  )
}
