import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useServerTime } from '#src/api/serverClock.ts'
import { Countdown } from '#src/ui/Countdown.tsx'

/** Whole seconds until a moment, by the server's clock; 0 once it has passed. */
export function useSecondsUntil(instant: string | null): number {
  const now = useServerTime()
  return instant === null ? 0 : Math.max(0, Math.ceil((Date.parse(instant) - now) / 1000))
}

/** How long there is to pay. Read out every five minutes, and each of the last five. */
export function PayClock({ label, seconds }: { readonly label: ReactNode; readonly seconds: number }) {
  const { t } = useLingui()
  const minutes = Math.ceil(seconds / 60)
  const announce = minutes <= 5 || minutes % 5 === 0 ? t`Còn ${minutes} phút để thanh toán` : ''
  return <Countdown label={label} seconds={seconds} announce={announce} />
}
