import { useSyncExternalStore } from 'react'
import type { DeviceCheck } from '#src/features/notification/device.ts'

const none: DeviceCheck = {
  permission: 'unsupported',
  worker: false,
  registeredAt: null,
  lastPushAt: null,
  installFirst: false,
}
let known: DeviceCheck = none
const listeners = new Set<() => void>()

const isApple = () => /iPhone|iPad|Macintosh.*Mobile/.test(navigator.userAgent)
const isInstalled = () => matchMedia('(display-mode: standalone)').matches

function look(): void {
  known = {
    permission: 'Notification' in window ? Notification.permission : 'unsupported',
    worker: 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null,
    registeredAt: null,
    lastPushAt: null,
    installFirst: isApple() && !isInstalled(),
  }
  for (const listener of listeners) listener()
}

function watch(listener: () => void): () => void {
  listeners.add(listener)
  look()
  document.addEventListener('visibilitychange', look)
  return () => {
    listeners.delete(listener)
    document.removeEventListener('visibilitychange', look)
  }
}

/** What this device can do about notices; looked at again whenever the person comes back from the browser's settings. */
export const useDeviceCheck = (): DeviceCheck =>
  useSyncExternalStore(
    watch,
    () => known,
    () => none,
  )
