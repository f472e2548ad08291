import { asc, eq, inArray } from 'drizzle-orm'
import type { PersonalData } from '#server/personal.ts'
import {
  accessTokens,
  credentials,
  refreshTokens,
  returnTickets,
  sessions,
  signInPlaces,
  userRoles,
  users,
} from './tables.ts'

/** The account itself, and where it was signed in. Of passwords only the day is told, of tokens nothing. */
export const accountPersonal: PersonalData = {
  sections: [
    {
      key: 'account',
      name: { vi: 'Tài khoản', en: 'Account' },
      rows: (db, userId) => db.select().from(users).where(eq(users.id, userId)),
    },
    {
      key: 'roles',
      name: { vi: 'Vai trò', en: 'Roles' },
      rows: (db, userId) =>
        db
          .select({ role: userRoles.role, grantedAt: userRoles.grantedAt })
          .from(userRoles)
          .where(eq(userRoles.userId, userId)),
    },
    {
      key: 'password',
      name: { vi: 'Mật khẩu', en: 'Password' },
      rows: (db, userId) =>
        db
          .select({ changedAt: credentials.changedAt })
          .from(credentials)
          .where(eq(credentials.userId, userId)),
    },
    {
      key: 'devices',
      name: { vi: 'Thiết bị đã đăng nhập', en: 'Signed-in devices' },
      rows: (db, userId) =>
        db
          .select({
            device: sessions.device,
            network: sessions.network,
            signedInAt: sessions.createdAt,
            seenAt: sessions.seenAt,
            endedAt: sessions.endedAt,
          })
          .from(sessions)
          .where(eq(sessions.userId, userId))
          .orderBy(asc(sessions.createdAt)),
    },
  ],
  erase: async (tx, userId) => {
    const mine = tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, userId))
    await tx.delete(accessTokens).where(inArray(accessTokens.sessionId, mine))
    await tx.delete(refreshTokens).where(inArray(refreshTokens.sessionId, mine))
    await tx.delete(sessions).where(eq(sessions.userId, userId))
    await tx.delete(signInPlaces).where(eq(signInPlaces.userId, userId))
    await tx.delete(returnTickets).where(eq(returnTickets.userId, userId))
    await tx.delete(credentials).where(eq(credentials.userId, userId))
    await tx.delete(userRoles).where(eq(userRoles.userId, userId))
    await tx
      .update(users)
      .set({
        name: '',
        email: null,
        phone: null,
        avatarId: null,
        sex: null,
        birthday: null,
        provinceId: null,
        ward: '',
        street: '',
        state: 'ERASED',
      })
      .where(eq(users.id, userId))
  },
}
