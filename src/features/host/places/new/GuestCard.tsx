import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { query } from '#src/api/query.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Card, cardBodyClass } from '#src/ui/Card.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { Picture } from '#src/ui/Picture.tsx'
import type { NewPlace } from './keep.ts'
import { sentRooms } from './steps.ts'
import styles from './new.module.css'

/** The place as guests will see it, as far as it is told. */
export function GuestCard({ place }: { readonly place: NewPlace }) {
  const format = useFormat()
  const areas = useQuery(query('helper.projectAreas', {}))
  const { house } = place
  const rooms = sentRooms(place)
  const [cover, ...more] = house.picture_ids
  const prices = rooms.map(({ base_price }) => base_price).filter((price) => price > 0)
  const said = ({ vi, en }: { vi: string; en: string }) => (format.language === 'en' && en !== '' ? en : vi)
  return (
    <Card look="mount">
      {cover === undefined ? (
        <div className={styles.blank}>
          <Icon name="image" size={32} />
          <Trans>Ảnh chính</Trans>
        </div>
      ) : (
        <Picture id={cover} alt="" sizes="(min-width: 1100px) 380px, 100vw" />
      )}
      {more.length > 0 && (
        <div className={styles.more}>
          {more.slice(0, 4).map((id) => (
            <Picture key={id} id={id} alt="" sizes="90px" />
          ))}
        </div>
      )}
      <div className={cardBodyClass}>
        <p className={styles.name}>{said(house.name) || <Trans>Tên chỗ ở</Trans>}</p>
        <p className="soft">
          {areas.data?.find(({ id }) => id === house.project_area_id)?.name ?? <Trans>Khu vực</Trans>}
        </p>
        <p>{said(house.summary)}</p>
        <ul className={`flush ${styles.rooms}`} role="list">
          {[...rooms.entries()].map(([number, room]) => (
            <li key={number}>
              <span>{said(room.name) || <Trans>Phòng</Trans>}</span>
              <span className="soft">
                <Plural value={room.max_guests} other="# khách" />
              </span>
              <span data-figures>{room.base_price > 0 ? format.vnd(room.base_price) : '…'}</span>
            </li>
          ))}
        </ul>
        {prices.length > 0 && (
          <p>
            <Trans>
              Từ <b>{format.vnd(Math.min(...prices))}</b> mỗi đêm
            </Trans>
          </p>
        )}
      </div>
    </Card>
  )
}
