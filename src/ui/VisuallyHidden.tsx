import type { ReactNode } from 'react'

/** Said by a screen reader, not shown. */
export function VisuallyHidden({
  children,
  live,
}: {
  readonly children: ReactNode
  readonly live?: boolean | undefined
}) {
  return (
    <span className="unseen" {...(live ? { role: 'status' } : {})}>
      {children}
    </span>
  )
}
