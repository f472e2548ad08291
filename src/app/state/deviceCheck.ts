import { useSyncExternalStore } from 'react'
import { storedToken } from '#src/api/pushToken.ts'
import type { DeviceCheck } from '#src/features/notification/device.ts'
import { lastPush } from '../worker.ts'
import { signal } from '#src/signal.ts'

const none: DeviceCheck = {
  permission: 'unsupported',
  worker: false,
  registeredAt: null,
  lastPushAt: null,
  installFirst: false,
}
let known: DeviceCheck = none
const looked = signal()
/** Looks again at what this device can do. */
export const lookAgain = (): void => void look()

const isApple = () => /iPhone|iPad|Macintosh.*Mobile/.test(navigator.userAgent)
const isInstalled = () => matchMedia('(display-mode: standalone)').matches

async function look(): Promise<void> {
  const pushed = await lastPush()
  known = {
    permission: 'Notification' in window ? Notification.permission : 'unsupported',
    worker: 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null,
    registeredAt: storedToken()?.since ?? null,
    lastPushAt: pushed === null ? null : new Date(pushed).toISOString(),
    installFirst: isApple() && !isInstalled(),
  }
  looked.emit()
}

function watch(listener: () => void): () => void {
  const stop = looked.on(listener)
  lookAgain()
  document.addEventListener('visibilitychange', lookAgain)
  return () => {
    stop()
    document.removeEventListener('visibilitychange', lookAgain)
  }
}

/** What this device can do about notices; looked at again whenever the person comes back from the browser's settings. */
export const useDeviceCheck = (): DeviceCheck =>
  useSyncExternalStore(
    watch,
    () => known,
    () => none,
  )
