import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { equip } from '#src/app/worker.ts'
import { MapPoster } from '#src/app/pieces/MapPoster.tsx'
import { Ways } from '#src/app/pieces/Ways.tsx'
import { SectionCard } from '#src/ui/SectionCard.tsx'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { CopyButton } from '#src/ui/CopyButton.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { LinkButton } from '#src/ui/Button.tsx'
import { isPublicAddress } from '#contract/whereabouts.ts'
import type { BookingDetail } from '#contract/shapes/booking.ts'
import { AddToCalendar } from './AddToCalendar.tsx'
import { ShareStay } from '../shared/ShareStay.tsx'
import styles from './GettingThere.module.css'
import sections from './Sections.module.css'

/** Address, the way in words, whom to call, and the rules of the house: all of it is on the device too. */
export function GettingThere({ booking }: { readonly booking: BookingDetail }) {
  const { t } = useLingui()
  const { arrival } = booking
  const exact = arrival.open || isPublicAddress(booking.resortType)
  const keeps = arrival.open && arrival.position !== null
  // At the gate there may be no network: the map's files are kept with the booking.
  useEffect(() => {
    if (keeps) void equip('map')
  }, [keeps])
  return (
    <SectionCard title={<Trans>Đường đến và liên hệ</Trans>} id="way">
      <div className="apart-2">
        <strong>{arrival.address}</strong>
        {arrival.open && (
          <CopyButton text={arrival.address} label={t`Chép địa chỉ`} copiedText={t`Đã chép`} />
        )}
      </div>
      {arrival.position !== null && (
        <MapPoster at={arrival.position} exact={exact} name={booking.resortName} />
      )}
      {arrival.position !== null && exact && <Ways at={arrival.position} name={booking.resortName} />}
      {!arrival.open && (
        <p>
          <Trans>
            Địa chỉ chính xác, đường đi và số điện thoại của chủ nhà hiện ở đây khi đặt phòng đã xong. Từ giờ
            đến lúc đó bạn nhắn cho chủ nhà nhé.
          </Trans>
        </p>
      )}
      <ol className={styles.steps}>
        {arrival.directions.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className="wrap-2">
        {arrival.hostPhone !== '' && (
          <LinkButton href={`tel:${arrival.hostPhone}`} icon="phone">
            <Trans>Gọi chủ nhà {arrival.hostName}</Trans>
          </LinkButton>
        )}
        <Link
          to="/chat/chat-owner/{-$resort}/{-$booking}"
          params={{ resort: booking.resortId, booking: booking.id }}
          {...buttonLook()}
        >
          <Icon name="chat" />
          <Trans>Nhắn chủ nhà</Trans>
        </Link>
        {arrival.hotline !== null && (
          <LinkButton href={`tel:${arrival.hotline}`} icon="support" tone="quiet">
            <Trans>Tổng đài {arrival.hotline}</Trans>
          </LinkButton>
        )}
      </div>
      {arrival.open && (
        <div className="wrap-2">
          <AddToCalendar booking={booking} />
          <ShareStay bookingId={booking.id} resortName={booking.resortName} />
        </div>
      )}
      <div>
        <h3>
          <Trans>Nội quy</Trans>
        </h3>
        <ul className={sections.rules}>
          {arrival.houseRules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </div>
    </SectionCard>
  )
}
