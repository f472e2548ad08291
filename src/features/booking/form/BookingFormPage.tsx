import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useBegin, useKept } from '#src/api/drafts.ts'
import { query } from '#src/api/query.ts'
import type { BookingStart } from '#src/api/staySearch.ts'
import { Skeleton, SkeletonGroup } from '#src/ui/Skeleton.tsx'
import type { ResortType } from '#contract/shapes/resort.ts'
import { newDraft, readDraft, type Draft } from '../draft.ts'
import { BookingForm } from './BookingForm.tsx'
import { DraftList } from './DraftList.tsx'
import { FormMissing } from './FormMissing.tsx'
import styles from './form.module.css'

export interface BookingFormPageProps {
  readonly resortType: ResortType
  readonly draftKey: string | null
  /** What a link to here may bring along instead of a key. */
  readonly start: BookingStart
  /** A draft was begun: its address takes the place of the link's. */
  readonly onDraft: (key: string) => void
  /** The next page of this booking; `made` when it was made just now and is worth keeping on the device. */
  readonly onBooking: (bookingId: string, to: 'detail' | 'transfer') => void
}

/** From a chosen place to a held booking. Everything typed is kept on this device under the draft's key. */
export function BookingFormPage({ resortType, draftKey, start, onDraft, onBooking }: BookingFormPageProps) {
  const { resort_id: resortId } = start
  const asked = draftKey === null && resortId !== undefined
  useBegin(asked ? () => newDraft({ ...start, resort_id: resortId, resort_type: resortType }) : null, onDraft)
  if (draftKey === null && resortId === undefined) return <DraftList missing={false} />
  if (draftKey === null) return <FormLoading />
  return <OpenDraft key={draftKey} draftKey={draftKey} onBooking={onBooking} />
}

function OpenDraft({
  draftKey,
  onBooking,
}: Pick<BookingFormPageProps, 'onBooking'> & { readonly draftKey: string }) {
  const draft = useKept(readDraft, draftKey)
  if (draft === undefined) return <FormLoading />
  if (draft === null) return <DraftList missing />
  return <OfResort draft={draft} onBooking={onBooking} />
}

function OfResort({ draft, onBooking }: Pick<BookingFormPageProps, 'onBooking'> & { readonly draft: Draft }) {
  const { data: resort, error, refetch } = useQuery(query('resort.detail', { resort_id: draft.resortId }))
  if (resort) return <BookingForm initial={draft} resort={resort} onBooking={onBooking} />
  return error ? <FormMissing error={error} onRetry={() => void refetch()} /> : <FormLoading />
}

/** The form in outline. */
function FormLoading() {
  const { t } = useLingui()
  return (
    <div className={styles.page}>
      <SkeletonGroup label={t`Đang mở trang đặt phòng`}>
        <div className={styles.columns}>
          <div className={styles.summary}>
            <Skeleton shape="block" />
          </div>
          <div className={styles.main}>
            <Skeleton shape="title" />
            <Skeleton lines={3} />
            <Skeleton shape="block" />
          </div>
        </div>
      </SkeletonGroup>
    </div>
  )
}
