import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { query } from '#src/api/query.ts'
import { useSavedSince } from '#src/app/state/useSavedSince.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Breadcrumbs } from '#src/ui/Breadcrumbs.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { Gallery } from '#src/ui/Gallery.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import type { ServiceDetail } from '#contract/shapes/service.ts'
import { Duration } from './Duration.tsx'
import { KINDS } from './kinds.ts'
import { Terms } from './Terms.tsx'
import { TicketCard } from './TicketCard.tsx'
import offer from '#src/app/pieces/Offer.module.css'
import styles from './ServicePage.module.css'

export interface ServicePageProps {
  readonly serviceId: string
  /** The day that was asked for, as the address says it. */
  readonly day: string | undefined
  /** The stay that tickets are looked for. */
  readonly stayId?: string | undefined
}

/** A ticket or an experience: pictures, what it is, when it takes place and what is left, rules, the way there. */
export function ServicePage({ serviceId, day, stayId }: ServicePageProps) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const { data: service, dataUpdatedAt } = useQuery(query('service.detail', { service_id: serviceId }))
  const saved = useSavedSince(service, dataUpdatedAt)
  if (!service) return null
  const kind = KINDS[service.kind]
  return (
    <article className="stack-4">
      <Way service={service} stayId={stayId} />
      <header className={styles.head}>
        <h1>{service.name}</h1>
        <p className={styles.line}>
          <span>
            <Icon name={kind.icon} />
            {i18n._(kind.text)}
          </span>
          <span>
            <Icon name="pin" />
            {service.address}
          </span>
          <span>
            <Icon name="clock" />
            <Duration minutes={service.durationMinutes} />
          </span>
        </p>
      </header>
      {saved !== null && (
        <Notice icon="download" live="polite">
          <Trans>Trang này được lưu lúc {format.moment(saved)}; giá và số vé có thể đã đổi.</Trans>
        </Notice>
      )}
      <Gallery
        label={t`Ảnh của ${service.name}`}
        pictures={service.pictureIds.map((id, index) => ({ id, alt: t`${service.name}, ảnh ${index + 1}` }))}
        countText={(place, total) => `${place} / ${total}`}
        previousText={t`Ảnh trước`}
        nextText={t`Ảnh sau`}
        priority
      />
      <div className={offer.columns}>
        <div className={`${offer.intro} ${styles.intro}`}>
          <p className={styles.summary}>{service.summary}</p>
          {service.description.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <ul className={styles.includes} role="list" aria-label={t`Trong vé có`}>
            {service.includes.map((thing) => (
              <li key={thing}>
                <Icon name="check" size={20} />
                {thing}
              </li>
            ))}
          </ul>
        </div>
        <div className={offer.side}>
          <TicketCard service={service} day={day} stayId={stayId} />
        </div>
        <div className={offer.rest}>
          <Terms service={service} />
          <section className={styles.section}>
            <h2>
              <Trans>Điểm hẹn</Trans>
            </h2>
            <Facts
              items={[
                { key: 'address', label: <Trans>Địa chỉ</Trans>, value: service.address },
                { key: 'meeting', label: <Trans>Khi đến nơi</Trans>, value: service.meeting },
                { key: 'host', label: <Trans>Người đón bạn</Trans>, value: service.hostName },
              ]}
            />
          </section>
        </div>
      </div>
    </article>
  )
}

function Way({ service, stayId }: { readonly service: ServiceDetail; readonly stayId: string | undefined }) {
  const { t } = useLingui()
  return (
    <Breadcrumbs
      label={t`Bạn đang ở`}
      items={[
        {
          key: 'list',
          content: (
            <Link to="/list-service" search={{ booking_id: stayId }}>
              <Trans>Vé và trải nghiệm</Trans>
            </Link>
          ),
        },
        {
          key: 'area',
          content: (
            <Link to="/list-service" search={{ project_area_id: service.projectAreaId, booking_id: stayId }}>
              {service.projectAreaName}
            </Link>
          ),
        },
        { key: 'here', content: <span aria-current="page">{service.name}</span> },
      ]}
    />
  )
}
