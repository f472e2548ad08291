import { Trans } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { SectionCard } from '#src/ui/SectionCard.tsx'
import { Button } from '#src/ui/Button.tsx'
import { intent } from '#src/ui/intent.ts'
import type { BookingDetail } from '#contract/shapes/booking.ts'
import { useGuestSteps } from '../steps.ts'
import { CompleteStay } from './CompleteStay.tsx'
import { part } from '#src/ui/part.ts'

const loadSheet = () => import('./ComplaintSheet.tsx')
const ComplaintSheet = part(loadSheet, 'ComplaintSheet')

/** What a guest can do during a stay and after it: say that they have left, or that something was wrong. */
export function AfterStay({ booking }: { readonly booking: BookingDetail }) {
  const [open, setOpen] = useState(false)
  const { step } = useGuestSteps(booking)
  const [complain, complete] = [step('complain').can, step('complete').can]
  if (!complain && !complete) return null
  return (
    <SectionCard title={complete ? <Trans>Kỳ nghỉ của bạn</Trans> : <Trans>Có điều gì chưa ổn?</Trans>}>
      {complain && (
        <p className="soft">
          <Trans>
            Phòng không như mô tả, thiếu đồ, bị tính thêm tiền: bạn gửi khiếu nại, tiền chưa chuyển cho chủ
            nhà cho đến khi có kết quả.
          </Trans>
        </p>
      )}
      <div className="wrap-3">
        {complete && <CompleteStay booking={booking} />}
        {complain && (
          <Button icon="flag" onClick={() => setOpen(true)} {...intent(loadSheet)}>
            <Trans>Gửi khiếu nại</Trans>
          </Button>
        )}
      </div>
      {open && (
        <Suspense>
          <ComplaintSheet booking={booking} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </SectionCard>
  )
}
