import { eq } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import type { Person } from '#server/handlers.ts'
import { uploads, type PictureUse } from './tables.ts'

/** What everybody may see wherever it is used. The rest is somebody's own. */
const PUBLIC: readonly PictureUse[] = ['AVATAR', 'REVIEW', 'RESORT']
/** Who else than its sender sees a picture: `ref` is what it is part of. */
type PictureReader = (picture: { ref: string; ownerId: string }, person: Person) => Promise<boolean>
export type PictureReaders = Readonly<
  Record<Exclude<PictureUse, 'AVATAR' | 'REVIEW' | 'RESORT'>, PictureReader>
>
/** `everyone`: no secret. `reader`: shown to this person alone. Null: for them there is no such picture. */
export type PictureAccess = (
  id: string,
  askWho: () => Promise<Person | null>,
) => Promise<'everyone' | 'reader' | null>

/** Who may see a picture that somebody sent. Until it is part of something only its sender does. */
export const pictureAccess =
  (db: Database, readers: PictureReaders): PictureAccess =>
  async (id, askWho) => {
    const [row] = await db.select().from(uploads).where(eq(uploads.id, id))
    if (!row) return null
    const { use, ref, ownerId } = row
    if (use !== null && PUBLIC.includes(use)) return 'everyone'
    const person = await askWho()
    if (person === null) return null
    if (person.userId === ownerId) return 'reader'
    if (ref === null || (use !== 'CHAT' && use !== 'COMPLAINT')) return null
    return (await readers[use]({ ref, ownerId }, person)) ? 'reader' : null
  }
