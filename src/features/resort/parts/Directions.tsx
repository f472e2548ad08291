import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { MapPoster } from '#src/app/pieces/MapPoster.tsx'
import { Ways } from '#src/app/pieces/Ways.tsx'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Avatar } from '#src/ui/Avatar.tsx'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { CopyButton } from '#src/ui/CopyButton.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { pictureAddress } from '#contract/picture.ts'
import type { ResortDetail } from '#contract/shapes/resort.ts'
import styles from './Directions.module.css'
import page from '../ResortPage.module.css'

/** Where it is, as far as anybody may know, and who opens the door. */
export function Directions({ resort }: { readonly resort: ResortDetail }) {
  const { t } = useLingui()
  const format = useFormat()
  const { host } = resort
  // Within a sentence a Vietnamese month is written small.
  const since = format.month(host.since).replace('Tháng', 'tháng')
  return (
    <section className={page.section}>
      <SectionHeading>
        <Trans>Vị trí</Trans>
      </SectionHeading>
      <div className={styles.address}>
        <Icon name="pin" size={24} />
        <strong>{resort.address}</strong>
        {resort.exactAddress && (
          <CopyButton text={resort.address} label={t`Chép địa chỉ`} copiedText={t`Đã chép`} />
        )}
      </div>
      {resort.position !== null && (
        <MapPoster at={resort.position} exact={resort.exactAddress} name={resort.name} />
      )}
      {resort.position !== null && resort.exactAddress && <Ways at={resort.position} name={resort.name} />}
      <p>
        {resort.exactAddress ? (
          <Trans>Đường đi từng bước và số điện thoại có trong đặt phòng của bạn, ngay khi đặt xong.</Trans>
        ) : (
          <Trans>
            Đây là khu vực của nhà. Địa chỉ chính xác, đường đi từng bước và số điện thoại có trong đặt phòng
            của bạn, ngay khi đặt xong.
          </Trans>
        )}
      </p>
      <div className={styles.host}>
        <Avatar
          name={host.name}
          src={host.avatarId && pictureAddress(host.avatarId, 384, 'webp')}
          size="large"
        />
        <div>
          <h3>
            <Trans>Chủ nhà {host.name}</Trans>
          </h3>
          <p>
            {host.answersWithinMinutes > 0 ? (
              <Trans>
                Đón khách từ {since}. Thường trả lời trong {host.answersWithinMinutes} phút.
              </Trans>
            ) : (
              <Trans>Đón khách từ {since}.</Trans>
            )}
          </p>
          <Link
            to="/chat/chat-owner/{-$resort}/{-$booking}"
            params={{ resort: resort.id, booking: undefined }}
            {...buttonLook({ size: 'small' })}
          >
            <Icon name="chat" />
            <Trans>Hỏi chủ nhà</Trans>
          </Link>
        </div>
      </div>
    </section>
  )
}
