import { Trans } from '@lingui/react/macro'
import { Disclosure } from '#src/ui/Disclosure.tsx'
import type { BookingDetail } from '#contract/shapes/booking.ts'
import type { Edit } from '#contract/shapes/edit.ts'
import { BeforeAfter } from '#src/app/pieces/BeforeAfter.tsx'
import { useEditMoney } from '../edit/useEditMoney.ts'
import styles from './request.module.css'

const TOLD: readonly Edit['state'][] = ['APPLIED', 'REJECTED', 'TIMED_OUT', 'EXPIRED']

/** What became of the last change, with the reason that was given. */
export function PastEdit({ booking }: { readonly booking: BookingDetail }) {
  const say = useEditMoney()
  const last = booking.edits[0]
  if (!last || booking.edit !== null || !TOLD.includes(last.state)) return null
  return (
    <Disclosure summary={<Trans>Lần sửa gần nhất</Trans>}>
      <div className="stack-4">
        {last.answer !== '' && <blockquote className={styles.quote}>{last.answer}</blockquote>}
        <BeforeAfter before={last.before} after={last.after} />
        <p className="strong">{say(last)}</p>
      </div>
    </Disclosure>
  )
}
