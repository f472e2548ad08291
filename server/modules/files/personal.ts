import { asc, eq } from 'drizzle-orm'
import { pictureAddress } from '#contract/picture.ts'
import type { PersonalData } from '#server/personal.ts'
import { releaseAllOf } from './claims.ts'
import { uploads } from './tables.ts'

/** Pictures that a person sent: taken along by their addresses; the next sweep takes the files away. */
export const filesPersonal: PersonalData = {
  sections: [
    {
      key: 'pictures',
      name: { vi: 'Ảnh đã tải lên', en: 'Uploaded pictures' },
      rows: (db, userId) =>
        db
          .select()
          .from(uploads)
          .where(eq(uploads.ownerId, userId))
          .orderBy(asc(uploads.createdAt))
          .then((rows) =>
            rows.map(({ sourceHash: _hash, ...row }) => ({
              ...row,
              address: pictureAddress(row.id, 1280, 'webp'),
            })),
          ),
    },
  ],
  erase: releaseAllOf,
}
