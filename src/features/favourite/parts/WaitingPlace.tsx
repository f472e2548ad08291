import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { query } from '#src/api/query.ts'
import { Heart } from '#src/app/favourites/Heart.tsx'
import { Card, cardBodyClass } from '#src/ui/Card.tsx'
import { Picture } from '#src/ui/Picture.tsx'
import styles from '../favourite.module.css'

/** A place whose heart still waits for the network, as far as this device knows it. */
export function WaitingPlace({ resortId }: { readonly resortId: string }) {
  const { data } = useQuery({ ...query('resort.detail', { resort_id: resortId }), retry: false })
  const [pictureId] = data?.pictureIds ?? []
  return (
    <Card look="mount">
      {pictureId !== undefined && <Picture id={pictureId} alt="" sizes="(min-width: 576px) 46vw, 92vw" />}
      <div className={cardBodyClass}>
        <h2 className={styles.name}>{data ? data.name : <Trans>Một nơi bạn vừa thích</Trans>}</h2>
        <p className="note">
          <Trans>Có mạng là nơi này được lưu vào danh sách.</Trans>
        </p>
      </div>
      <Heart resortId={resortId} name={data?.name ?? ''} stay={{}} look="corner" />
    </Card>
  )
}
