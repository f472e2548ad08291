import { Link } from '@tanstack/react-router'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Card } from '#src/ui/Card.tsx'
import { Picture } from '#src/ui/Picture.tsx'
import type { Output } from '#contract/endpoints.ts'
import { RateStay } from '../RateStay.tsx'
import styles from '../review.module.css'

/** A stay that may still be reviewed. */
export function WaitingStay({ stay }: { readonly stay: Output<'review.mine'>['waiting'][number] }) {
  const format = useFormat()
  return (
    <Card as="article" padded>
      <div className={styles.review}>
        <header className={styles.head}>
          <Picture id={stay.resortPictureId} alt="" sizes="88px" ratio="square" />
          <div>
            <h3 className="strong body">
              <Link to="/booking/$id" params={{ id: stay.bookingId }}>
                {stay.resortName}
              </Link>
            </h3>
            <p className="soft">
              {stay.code} · {format.range(stay.checkIn, stay.checkOut)}
            </p>
          </div>
        </header>
        <RateStay bookingId={stay.bookingId} resortName={stay.resortName} until={stay.until} />
      </div>
    </Card>
  )
}
