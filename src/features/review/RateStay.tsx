import { Plural, Trans } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { DAY } from '#contract/days.ts'
import { useWaiting } from '#src/api/outbox.ts'
import { serverTime } from '#src/api/serverClock.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Button } from '#src/ui/Button.tsx'
import { intent } from '#src/ui/intent.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { part } from '#src/ui/part.ts'

const loadSheet = () => import('./RateSheet.tsx')
const RateSheet = part(loadSheet, 'RateSheet')

export interface RateStayProps {
  readonly bookingId: string
  readonly resortName: string
  /** Until when a review may be written; null: none is due. */
  readonly until: string | null
  /** Opened at once: somebody came here to review. */
  readonly asked?: boolean | undefined
}

const bookingOf = (input: object): unknown => ('booking_id' in input ? input.booking_id : null)

/** Invites to a review while one may be written; one that waits for the network says so. */
export function RateStay({ bookingId, resortName, until, asked }: RateStayProps) {
  const format = useFormat()
  const [open, setOpen] = useState(asked === true && until !== null)
  const waits = useWaiting('review.rate').some((input) => bookingOf(input) === bookingId)
  if (waits)
    return (
      <Notice tone="info" icon="cloud" live="polite" title={<Trans>Đánh giá đang chờ mạng</Trans>}>
        <Trans>Đánh giá đã được giữ trên máy này và tự gửi khi có mạng.</Trans>
      </Notice>
    )
  if (until === null) return null
  const days = Math.max(0, Math.ceil((Date.parse(until) - serverTime()) / DAY))
  return (
    <>
      <Notice
        tone="success"
        icon="star"
        title={<Trans>Kỳ nghỉ ở {resortName} thế nào?</Trans>}
        action={
          <Button tone="primary" onClick={() => setOpen(true)} {...intent(loadSheet)}>
            <Trans>Viết đánh giá</Trans>
          </Button>
        }
      >
        <Trans>
          Vài lời của bạn giúp người sau chọn đúng. Còn <Plural value={days} other="# ngày" />, đến{' '}
          {format.moment(until)}.
        </Trans>
      </Notice>
      {open && (
        <Suspense>
          <RateSheet
            bookingId={bookingId}
            resortName={resortName}
            before={null}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
