import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { needsAccount } from '#contract/booking/due.ts'
import type { BookingDetail } from '#contract/shapes/booking.ts'
import { query } from '#src/api/query.ts'
import { Button } from '#src/ui/Button.tsx'
import { intent } from '#src/ui/intent.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { part } from '#src/ui/part.ts'

const load = () => import('./RefundAccountSheet.tsx')
const RefundAccountSheet = part(load, 'RefundAccountSheet')

/** Money that came by bank transfer goes back by one: where to, as long as it has not been sent. Nothing otherwise. */
export function RefundAccount({ booking }: { readonly booking: BookingDetail }) {
  const [open, setOpen] = useState(false)
  const waits = booking.refunds.some(needsAccount)
  const { data } = useQuery({ ...query('booking.refundAccount', { booking_id: booking.id }), enabled: waits })
  if (!waits || data === undefined) return null
  const { account } = data
  const change = (
    <Button size="small" {...intent(load)} onClick={() => setOpen(true)}>
      {account === null ? <Trans>Cho biết tài khoản</Trans> : <Trans>Đổi tài khoản</Trans>}
    </Button>
  )
  return (
    <>
      {account === null ? (
        <Notice tone="warning" title={<Trans>Tiền hoàn chuyển về tài khoản nào?</Trans>} action={change}>
          <Trans>Khoản hoàn này đi bằng chuyển khoản nên Ghé cần số tài khoản của bạn.</Trans>
        </Notice>
      ) : (
        <Notice tone="info" action={change}>
          <Trans>
            Tiền hoàn chuyển về {account.bank}, số {account.number}, {account.holder}.
          </Trans>
        </Notice>
      )}
      {open && (
        <Suspense>
          <RefundAccountSheet bookingId={booking.id} account={account} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
