import { Trans } from '@lingui/react/macro'
import { PayClock } from '#src/app/pay/PayClock.tsx'
import { useFormat } from '#src/i18n/useFormat.ts'

/** Until when the nights are held: the clock time and what is left. */
export function HoldClock({ until, seconds }: { readonly until: string; readonly seconds: number }) {
  const format = useFormat()
  const label = (
    <Trans>
      Chỗ của bạn được giữ đến <b>{format.time(until)}</b>
    </Trans>
  )
  return <PayClock label={label} seconds={seconds} />
}
