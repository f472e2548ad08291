import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { placePath } from '#src/domain/place/placePath.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Avatar } from '#src/ui/Avatar.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { Picture } from '#src/ui/Picture.tsx'
import { pictureAddress } from '#contract/picture.ts'
import type { ChatHead } from '#contract/shapes/chat.ts'
import { useOtherName } from './useOtherName.ts'
import styles from './Thread.module.css'

/** Whom one talks to, the way back, and the place or stay that it is about. */
export function ThreadHead({ head, back }: { readonly head: ChatHead; readonly back: ReactNode }) {
  const name = useOtherName()(head)
  const { avatarId, answersWithinMinutes: minutes, kind, side } = head
  return (
    <header className={styles.head}>
      <div className={styles.who}>
        {back}
        <Avatar name={name} {...(avatarId === null ? {} : { src: pictureAddress(avatarId, 384, 'webp') })} />
        <div className="grows">
          <h2 className={styles.name}>
            <bdi>{name}</bdi>
          </h2>
          {minutes !== null && side === 'PERSON' && (
            <p className="note">
              <Trans>Thường trả lời trong {minutes} phút</Trans>
            </p>
          )}
          {kind === 'SUPPORT' && side === 'PERSON' && (
            <p className="note">
              <Trans>Có câu trả lời là bạn nhận thông báo</Trans>
            </p>
          )}
        </div>
      </div>
      <About head={head} />
    </header>
  )
}

/** The stay that a conversation is about, as a small card; the place where there is no stay. */
function About({ head: { resort, stay, side } }: { readonly head: ChatHead }) {
  const { t } = useLingui()
  const format = useFormat()
  if (resort === null && stay === null) return null
  const dates =
    stay !== null && stay.checkIn !== null && stay.checkOut !== null
      ? format.range(stay.checkIn, stay.checkOut)
      : null
  const card = (
    <>
      {resort !== null && (
        <span className={styles.shot}>
          <Picture id={resort.pictureId} alt="" sizes="64px" ratio="square" />
        </span>
      )}
      <span className="grows">
        <strong className="clipped fine">{resort?.name ?? stay?.code}</strong>
        <span className="note">
          {stay === null ? t`Xem chỗ ở` : [stay.code, dates].filter(Boolean).join(' · ')}
        </span>
      </span>
      <Icon name="chevron-right" size={20} />
    </>
  )
  if (stay?.bookingId && side === 'PERSON')
    return (
      <Link to="/booking/$id" params={{ id: stay.bookingId }} className={styles.about}>
        {card}
      </Link>
    )
  if (stay?.bookingId && side === 'HOST')
    return (
      <Link to="/host/bookings/$id" params={{ id: stay.bookingId }} className={styles.about}>
        {card}
      </Link>
    )
  return resort === null ? (
    <p className={styles.about}>{card}</p>
  ) : (
    <Link to={placePath(resort.type)} params={{ id: resort.id }} className={styles.about}>
      {card}
    </Link>
  )
}
