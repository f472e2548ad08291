import type { ReactNode } from 'react'
import { serverTime } from '#src/api/serverClock.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Notice } from '#src/ui/Notice.tsx'

interface SavedSinceProps {
  /** When it was saved; null when it is fresh. */
  readonly at: string | null
  /** What is to be said of it, of which this is the age ("2 giờ trước"). */
  readonly says: (ago: string) => ReactNode
}

/** Says of what is shown that it comes from the device, and how old it is. Nothing when it is fresh. */
export function SavedSince({ at, says }: SavedSinceProps) {
  const format = useFormat()
  if (at === null) return null
  return (
    <Notice tone="info" icon="download" live="polite">
      {says(format.ago(at, new Date(serverTime()).toISOString()))}
    </Notice>
  )
}
