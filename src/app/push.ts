import type { NoticeSettingsAnswer } from '#contract/shapes/notification.ts'
import { act } from '#src/api/act.ts'
import { call } from '#src/api/call.ts'
import { forgetToken, storedToken, storeToken } from '#src/api/pushToken.ts'
import { serverTime } from '#src/api/serverClock.ts'
import { workerRegistration } from './worker.ts'

type Config = NonNullable<NoticeSettingsAnswer['webPush']>
/** What came of turning pushes on. */
export type TurnedOn = 'on' | 'refused' | 'impossible'

/** This device's token, from the push service; its library is loaded now and not before. */
async function askToken({ vapidKey, ...config }: Config): Promise<string | null> {
  const registration = await workerRegistration()
  if (registration === null) return null
  const [{ initializeApp, getApps }, { getMessaging, getToken }] = await Promise.all([
    import('firebase/app'),
    import('firebase/messaging'),
  ])
  const app = getApps()[0] ?? initializeApp(config)
  return await getToken(getMessaging(app), { vapidKey, serviceWorkerRegistration: registration })
}

/** Tells the server this device's token; an older one of this device is taken off first. */
async function register(token: string): Promise<void> {
  const before = storedToken()
  if (before?.token === token) return
  if (before !== null) await act('device.remove', { token: before.token })
  await act('device.add', { device_id: token })
  storeToken(token, new Date(serverTime()).toISOString())
}

/** Turns pushes on, after a tap: the browser asks the person first. */
export async function turnOnPush(config: Config): Promise<TurnedOn> {
  if (!('Notification' in window) || !('PushManager' in window)) return 'impossible'
  if ((await Notification.requestPermission()) !== 'granted') return 'refused'
  const token = await askToken(config)
  if (token === null) return 'impossible'
  await register(token)
  return 'on'
}

/** Turns them off on this device. */
export async function turnOffPush(): Promise<void> {
  const before = storedToken()
  forgetToken()
  if (before !== null) await act('device.remove', { token: before.token })
  const registration = await workerRegistration()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}

/** At a start: a token that the push service has changed goes to the server, for who had turned pushes on here. */
export async function renewToken(): Promise<void> {
  if (storedToken() === null || Notification.permission !== 'granted') return
  const { webPush } = await call('notification.settings', {})
  const token = webPush && (await askToken(webPush).catch(() => null))
  if (token) await register(token)
}
