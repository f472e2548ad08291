import type { ReactNode } from 'react'
import { NotLoaded } from '#src/app/states/NotLoaded.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/Skeleton.tsx'

interface NotThereYetProps {
  /** What is being loaded. */
  readonly label: string
  readonly error: Error | null
  readonly title: ReactNode
  /** The title where all it takes is a network. */
  readonly offlineTitle: ReactNode
  readonly onRetry: () => void
}

/** In a sheet, instead of a list that is not there yet: its outline, or why it did not come. */
export function NotThereYet({ label, error, title, offlineTitle, onRetry }: NotThereYetProps) {
  if (error === null)
    return (
      <SkeletonGroup label={label}>
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </SkeletonGroup>
    )
  return <NotLoaded error={error} onRetry={onRetry} failed={title} unsaved={offlineTitle} />
}
