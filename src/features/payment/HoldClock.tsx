import { Trans, useLingui } from '@lingui/react/macro'
import { useServerTime } from '#src/api/serverClock.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Countdown } from '#src/ui/Countdown.tsx'

/** Whole seconds until a moment, by the server's clock; 0 once it has passed. */
export function useSecondsUntil(instant: string | null): number {
  const now = useServerTime()
  return instant === null ? 0 : Math.max(0, Math.ceil((Date.parse(instant) - now) / 1000))
}

/** Until when the nights are held: the clock time and what is left. Read out every five minutes, and each of the last five. */
export function HoldClock({ until, seconds }: { readonly until: string; readonly seconds: number }) {
  const { t } = useLingui()
  const format = useFormat()
  const minutes = Math.ceil(seconds / 60)
  return (
    <Countdown
      label={
        <Trans>
          Chỗ của bạn được giữ đến <b>{format.time(until)}</b>
        </Trans>
      }
      seconds={seconds}
      announce={minutes <= 5 || minutes % 5 === 0 ? t`Còn ${minutes} phút để thanh toán` : ''}
    />
  )
}
