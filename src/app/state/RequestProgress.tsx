import { useLingui } from '@lingui/react/macro'
import { useIsFetching, useIsMutating } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { PROGRESS } from '#contract/numbers.ts'
import { partsComing } from '#src/ui/part.ts'
import { ProgressBar } from '#src/ui/ProgressBar.tsx'
import { useDelayed } from './useDelayed.ts'

/** Seen for at least as long as the specification's shortest fetch: the bar's least time, never a wait for content. */
const LEAST_MILLISECONDS = 200

/** The bar at the top edge while something is on its way: an answer, a page, a part of one that was asked for by a tap. */
export function RequestProgress() {
  const { t } = useLingui()
  const asking = useIsFetching({ fetchStatus: 'fetching' }) + useIsMutating()
  const going = useRouterState({ select: ({ status }) => status === 'pending' })
  const parts = useSyncExternalStore(partsComing.subscribe, partsComing.number, () => 0)
  const shown = useDelayed(asking + parts > 0 || going, PROGRESS.throttleMilliseconds, LEAST_MILLISECONDS)
  return <ProgressBar active={shown} label={t`Đang tải`} />
}
