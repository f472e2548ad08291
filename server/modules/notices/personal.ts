import { and, asc, eq, gt } from 'drizzle-orm'
import { paged, type PersonalData } from '#server/personal.ts'
import { notices, noticeSettings, pushDevices } from './tables.ts'

/** What a person was told, and where their devices hear of it. */
export const noticesPersonal: PersonalData = {
  sections: [
    {
      key: 'notices',
      name: { vi: 'Thông báo', en: 'Notices' },
      rows: (db, userId) =>
        paged<typeof notices.$inferSelect>((after, most) =>
          db
            .select()
            .from(notices)
            .where(
              after === null
                ? eq(notices.userId, userId)
                : and(eq(notices.userId, userId), gt(notices.id, after.id)),
            )
            .orderBy(asc(notices.id))
            .limit(most),
        ),
    },
    {
      key: 'notice_settings',
      name: { vi: 'Cài đặt thông báo', en: 'Notice settings' },
      rows: (db, userId) => db.select().from(noticeSettings).where(eq(noticeSettings.userId, userId)),
    },
    {
      key: 'push_devices',
      name: { vi: 'Thiết bị nhận thông báo', en: 'Devices that get notices' },
      rows: (db, userId) =>
        db
          .select({ language: pushDevices.language, addedAt: pushDevices.addedAt })
          .from(pushDevices)
          .where(eq(pushDevices.userId, userId)),
    },
  ],
  erase: async (tx, userId) => {
    await tx.delete(notices).where(eq(notices.userId, userId))
    await tx.delete(noticeSettings).where(eq(noticeSettings.userId, userId))
    await tx.delete(pushDevices).where(eq(pushDevices.userId, userId))
  },
}
