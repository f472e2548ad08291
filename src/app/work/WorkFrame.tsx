import { useLocation } from '@tanstack/react-router'
import { lazy } from 'react'

const HostFrame = lazy(() =>
  import('../host/HostFrame.tsx').then((module) => ({ default: module.HostFrame })),
)
const DeskFrame = lazy(() =>
  import('../desk/DeskFrame.tsx').then((module) => ({ default: module.DeskFrame })),
)

/** The frame of a workplace: the desk's for staff, else the host's. Guests load neither. */
export function WorkFrame() {
  const atDesk = useLocation({ select: ({ pathname }) => /^\/desk(\/|$)/.test(pathname) })
  return atDesk ? <DeskFrame /> : <HostFrame />
}
