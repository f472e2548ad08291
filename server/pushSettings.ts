import type { NoticeSettingsAnswer } from '#contract/shapes/notification.ts'
import { ConfigurationError } from './configurationError.ts'
import type { FcmSettings } from './ports/push/fcm.ts'

type Values = Readonly<Record<string, unknown>>
/** How devices are reached while the app is closed: the server's own account, and what pages need to register. */
export type PushSettings = { fcm: FcmSettings; web: NonNullable<NoticeSettingsAnswer['webPush']> }

const NAMES = [
  'FCM_PROJECT',
  'FCM_CLIENT_EMAIL',
  'FCM_PRIVATE_KEY',
  'FCM_WEB_API_KEY',
  'FCM_WEB_APP_ID',
  'FCM_WEB_SENDER_ID',
  'FCM_VAPID_KEY',
] as const

/** Push is whole or not there: without it the same notices come while a page is open. Null where its stand-in runs, too. */
export function pushOf(values: Values, sandboxed: boolean): PushSettings | null {
  if (sandboxed || NAMES.every((name) => values[name] === undefined)) return null
  const text = (name: (typeof NAMES)[number]): string => {
    const value = values[name]
    if (typeof value === 'string') return value
    throw new ConfigurationError(`${name} is missing: push needs all of ${NAMES.join(', ')}, or none.`)
  }
  const project = text('FCM_PROJECT')
  return {
    fcm: {
      project,
      clientEmail: text('FCM_CLIENT_EMAIL'),
      privateKey: text('FCM_PRIVATE_KEY').replaceAll('\\n', '\n'),
      tokenAddress: String(values['FCM_TOKEN_ADDRESS']),
      address: String(values['FCM_ADDRESS']),
    },
    web: {
      projectId: project,
      apiKey: text('FCM_WEB_API_KEY'),
      appId: text('FCM_WEB_APP_ID'),
      messagingSenderId: text('FCM_WEB_SENDER_ID'),
      vapidKey: text('FCM_VAPID_KEY'),
    },
  }
}
