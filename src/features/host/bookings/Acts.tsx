import { useLingui } from '@lingui/react/macro'
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { Suspense, useState } from 'react'
import type { HostBookingDetail } from '#contract/shapes/host.ts'
import type { ApiProblem } from '#src/api/problem.ts'
import { useServerTime } from '#src/api/serverClock.ts'
import { Button, type ButtonProps } from '#src/ui/Button.tsx'
import { intent } from '#src/ui/intent.ts'
import { possibleActs, ACTS, type Act } from './possible.ts'
import { part } from '#src/ui/part.ts'

const load = () => import('./sheets/ActSheet.tsx')
const ActSheet = part(load, 'ActSheet')

type Look = { text: MessageDescriptor; tone: NonNullable<ButtonProps['tone']>; icon?: ButtonProps['icon'] }
const LOOKS: Record<Act, Look> = {
  confirm: { text: msg`Xác nhận`, tone: 'primary', icon: 'check' },
  received: { text: msg`Đã nhận chuyển khoản`, tone: 'primary', icon: 'bank' },
  accept: { text: msg`Nhận yêu cầu`, tone: 'primary', icon: 'check' },
  acceptEdit: { text: msg`Đồng ý sửa`, tone: 'primary', icon: 'check' },
  complete: { text: msg`Hoàn tất kỳ nghỉ`, tone: 'primary', icon: 'check' },
  departEarly: { text: msg`Khách về sớm`, tone: 'secondary', icon: 'door' },
  noShow: { text: msg`Khách không đến`, tone: 'secondary', icon: 'close' },
  withdraw: { text: msg`Rút lại yêu cầu`, tone: 'secondary', icon: 'undo' },
  requestEdit: { text: msg`Đề nghị sửa`, tone: 'secondary', icon: 'pencil' },
  reject: { text: msg`Từ chối`, tone: 'secondary', icon: 'close' },
  rejectEdit: { text: msg`Không đồng ý sửa`, tone: 'secondary', icon: 'close' },
  requestCancellation: { text: msg`Xin hủy`, tone: 'quiet' },
}

type Props = {
  readonly booking: HostBookingDetail
  /** The booking has changed meanwhile: what was wanted can no longer be done. */
  readonly onChanged: (problem: ApiProblem) => void
}

/** What can be done with the booking now, as buttons; each asks before it happens. */
export function Acts({ booking, onChanged }: Props) {
  const { i18n } = useLingui()
  const now = useServerTime(5000)
  const [open, setOpen] = useState<Act | null>(null)
  const possible = possibleActs(booking, now)
  // A question that is open stays, with what was typed, when the booking changes meanwhile: its answer says so.
  if (possible.size === 0 && open === null) return null
  return (
    <div className="row-3">
      {ACTS.filter((act) => possible.has(act)).map((act) => {
        const { text, tone, icon } = LOOKS[act]
        return (
          <Button key={act} {...intent(load)} tone={tone} icon={icon} onClick={() => setOpen(act)}>
            {i18n._(text)}
          </Button>
        )
      })}
      {open !== null && (
        <Suspense>
          <ActSheet act={open} booking={booking} onChanged={onChanged} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </div>
  )
}
