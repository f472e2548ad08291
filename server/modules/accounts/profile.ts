import { eq, sql, type SQL } from 'drizzle-orm'
import { once } from '#server/db/once.ts'
import type { PersonalInfo } from '#contract/shapes/person.ts'
import type { Profile } from '#contract/shapes/profile.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import type { CallContext, Handlers } from '#server/handlers.ts'
import { claimPictures, cutPicture, releasePictures, type FilesWorld } from '#server/modules/files/files.ts'
import { personOf, refuse } from '#server/refusal.ts'
import { users } from './tables.ts'

/** The zone in which a birthday may not lie ahead. */
const ZONE = 'Asia/Ho_Chi_Minh'

const AVATAR = (userId: string) => ({ use: 'AVATAR', ref: userId }) as const

/** A person as they know themselves. */
export async function profileOf(db: Database | Transaction, userId: string): Promise<Profile> {
  const [user] = await db.select().from(users).where(eq(users.id, userId))
  if (!user) return refuse('G_401')
  const { id, name, sex, birthday, provinceId, ward, street, email, phone, avatarId } = user
  return { userId: id, name, sex, birthday, province_id: provinceId, ward, street, email, phone, avatarId }
}

/** Refuses a birthday that lies ahead: a shape knows no clock. */
function checkBirthday(birthday: string, now: Temporal.Instant): void {
  const today = now.toZonedDateTimeISO(ZONE).toPlainDate().toString()
  if (birthday > today) refuse('G_INPUT', [], { fields: { birthday: { code: 'G_BIRTHDAY_FUTURE' } } })
}

/** Changes one person's row and answers with them as they are now, all in one transaction. */
async function change(
  { db }: FilesWorld,
  context: CallContext,
  work: (tx: Transaction, userId: string) => Promise<void>,
): Promise<Profile> {
  const { userId } = personOf(context)
  return transact(db, async (tx) => {
    await work(tx, userId)
    const fresh = await profileOf(tx, userId)
    await context.keepAnswer(tx, fresh)
    return fresh
  })
}

const write = (tx: Transaction, userId: string, { province_id, ...info }: PersonalInfo) =>
  tx
    .update(users)
    .set({ ...info, provinceId: province_id })
    .where(eq(users.id, userId))

const LEARN = once(sql`
  update ${users} set birthday = ${sql.placeholder('birthday')}
  where ${users.id} = ${sql.placeholder('user')} and ${users.birthday} is null and ${users.name} = ${sql.placeholder('name')}`)

/**
 * What somebody said of themselves while they booked fills what their account does not know: asked once, it is there the next
 * time. A contact of another name is another person.
 */
export const learningBirthday = (
  userId: string,
  { fullName, birthday }: { fullName: string; birthday: string },
): SQL => LEARN({ user: userId, name: fullName, birthday })

type ProfileCalls = 'profile.mine' | 'profile.update' | 'profile.setAvatar' | 'profile.removeAvatar'

/** The calls about a person's own details. */
export const profileHandlers = (world: FilesWorld): Pick<Handlers, ProfileCalls> => ({
  'profile.mine': (_input, context) => profileOf(world.db, personOf(context).userId),

  'profile.update': (input, context) => {
    checkBirthday(input.birthday, world.clock.now())
    return change(world, context, async (tx, userId) => {
      await write(tx, userId, input)
    })
  },

  'profile.setAvatar': async ({ picture_id, ...cut }, context) => {
    const { userId } = personOf(context)
    const avatarId = await cutPicture(world, { ownerId: userId, pictureId: picture_id, cut })
    return change(world, context, async (tx) => {
      const claim = { ...AVATAR(userId), ownerId: userId, pictureIds: [avatarId], most: 1 }
      await claimPictures(tx, { ...claim, now: world.clock.now() })
      await tx.update(users).set({ avatarId }).where(eq(users.id, userId))
    })
  },

  'profile.removeAvatar': (_input, context) =>
    change(world, context, async (tx, userId) => {
      await releasePictures(tx, { ...AVATAR(userId), now: world.clock.now() })
      await tx.update(users).set({ avatarId: null }).where(eq(users.id, userId))
    }),
})
