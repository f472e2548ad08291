import { useMatches } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** The frame around every page. */
export function Shell({ children }: { children: ReactNode }) {
  const frame = useMatches({ select: (matches) => matches.findLast(({ staticData }) => staticData.frame)?.staticData.frame })
  return (
    <main id="main" tabIndex={-1} data-frame={frame ?? 'site'}>
      {children}
    </main>
  )
}
