import { transact } from '#server/db/transact.ts'
import type { CallContext, Handlers } from '#server/handlers.ts'
import { personOf } from '#server/refusal.ts'
import type { Services } from '#server/services.ts'
import { addDevice, removeDevice } from './devices.ts'
import { liveNotices } from './live.ts'
import { listNotices, oneNotice, readAllNotices, readNotice, shown, unreadNotices } from './read.ts'
import { reachOf, saveSettings, settingsOf } from './settings.ts'

export { TARGETS } from '#contract/targets.ts'
export { noticesWaiting, type Waiting } from './waiting.ts'
export { deliverDue, startDelivery, type DeliveryWorld, type Had } from './deliver.ts'
export { eventKind, ticketKind, wordsOf } from './texts.ts'
export { tellScannedAgain } from './scannedAgain.ts'
export { LETTERS, letterOf } from './letters.ts'
export { mailDue, startMailing, type Composed, type MailWorld } from './mail.ts'
export type { NoticeRow } from './read.ts'
export { sweepNotices } from './sweep.ts'
export {
  addNotices,
  forgetAbout,
  knowsRefused,
  readAbout,
  tellInstead,
  tellManyAnew,
  wasTold,
  type About,
  type Notice,
} from './write.ts'

type NoticeCalls = Extract<keyof Handlers, `notification.${string}` | `device.${string}`>
const DONE = { done: true } as const

/** The calls about notices and the devices that hear of them. */
export function noticesHandlers(services: Services): Pick<Handlers, NoticeCalls> {
  const { db, clock } = services
  const follow = liveNotices(services)
  const readerOf = (context: CallContext) => ({ db, userId: personOf(context).userId })

  return {
    'notification.pushed': ({ notification_pushed_id, page_size, language }, context) =>
      listNotices(readerOf(context), {
        before: notification_pushed_id ?? null,
        most: page_size,
        language: language === 0 ? 'vi' : language === 1 ? 'en' : context.language,
      }),
    'notification.totalUnread': (_input, context) => unreadNotices(readerOf(context)),
    'notification.one': async ({ notification_pushed_id }, context) =>
      shown(await oneNotice(readerOf(context), notification_pushed_id), context.language),
    'notification.read': async ({ notification_pushed_id }, context) => {
      await transact(db, async (tx) => {
        await readNotice({ ...readerOf(context), db: tx }, notification_pushed_id, clock.now())
        await context.keepAnswer(tx, DONE)
      })
      return DONE
    },
    'notification.readAll': async (_input, context) => {
      await transact(db, async (tx) => {
        await readAllNotices({ ...readerOf(context), db: tx }, clock.now())
        await context.keepAnswer(tx, DONE)
      })
      return DONE
    },
    'notification.live': (_input, context, gone) => follow(personOf(context), gone),
    'notification.settings': async (_input, context) => {
      const { userId } = personOf(context)
      const { devices, lastPush } = await reachOf(db, userId)
      const settings = await settingsOf(db, userId)
      return {
        settings,
        webPush: services.settings.push?.web ?? null,
        lastPush: lastPush?.toString() ?? null,
        devices,
      }
    },
    'notification.saveSettings': async (settings, context) => {
      await saveSettings(db, personOf(context).userId, settings, clock.now())
      return settings
    },
    'device.add': async ({ device_id }, context) => {
      const { userId, sessionId } = personOf(context)
      await addDevice(db, {
        token: device_id,
        userId,
        sessionId,
        language: context.language,
        now: clock.now(),
      })
      return DONE
    },
    'device.remove': async ({ token }, context) => {
      await removeDevice(db, { token, userId: personOf(context).userId })
      return DONE
    },
  }
}
