import { Trans } from '@lingui/react/macro'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Avatar } from '#src/ui/Avatar.tsx'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { pictureAddress } from '#contract/picture.ts'
import type { ResortDetail } from '#contract/shapes/resort.ts'
import styles from '../ResortPage.module.css'

/** The way there in words, which also work without a map, and who opens the door. */
export function Directions({ resort }: { readonly resort: ResortDetail }) {
  const format = useFormat()
  const { host } = resort
  return (
    <section className={styles.section}>
      <SectionHeading>
        <Trans>Đường đến</Trans>
      </SectionHeading>
      <p>{resort.address}</p>
      <ol>
        {resort.directions.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className={styles.rates}>
        <Avatar name={host.name} src={pictureAddress(host.avatarId, 384, 'webp')} size="large" />
        <p>
          <Trans>Chủ nhà {host.name}</Trans>
          <br />
          <span className={styles.soft}>
            <Trans>
              Đón khách từ {format.month(host.since)}, thường trả lời trong {host.answersWithinMinutes} phút
            </Trans>
          </span>
        </p>
      </div>
    </section>
  )
}
