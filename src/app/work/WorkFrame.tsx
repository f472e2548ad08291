import { useMatches } from '@tanstack/react-router'
import { part } from '#src/ui/part.ts'

const HostFrame = part(() => import('../host/HostFrame.tsx'), 'HostFrame')
const DeskFrame = part(() => import('../desk/DeskFrame.tsx'), 'DeskFrame')

/**
 * The frame of a workplace: the desk's for staff, else the host's. Guests load neither. By the page that is shown, not by the
 * address: who leaves the desk has another address a moment before they have another page.
 */
export function WorkFrame() {
  const atDesk = useMatches({
    select: (matches) => matches.some(({ routeId }) => /^\/desk(\/|$)/.test(routeId)),
  })
  return atDesk ? <DeskFrame /> : <HostFrame />
}
