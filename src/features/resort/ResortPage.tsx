import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { query } from '#src/api/query.ts'
import { useSavedSince } from '#src/app/state/useSavedSince.ts'
import type { StaySearch } from '#src/api/staySearch.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Breadcrumbs } from '#src/ui/Breadcrumbs.tsx'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { deferred } from '#src/ui/deferred.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { BookingCard } from './parts/BookingCard.tsx'
import { HouseFacts } from './parts/HouseFacts.tsx'
import { Nights } from './parts/Nights.tsx'
import { Pictures } from './parts/Pictures.tsx'
import { ResortTitle } from './parts/ResortTitle.tsx'
import { Rooms } from './parts/Rooms.tsx'
import { useChoice } from './useChoice.ts'
import offer from '#src/app/pieces/Offer.module.css'
import styles from './ResortPage.module.css'

/** What one reads further down is drawn by the server and answers when one comes near it. */
const HouseRules = deferred(() => import('./parts/HouseRules.tsx').then((part) => part.HouseRules), 'visible')
const Reviews = deferred(() => import('./parts/Reviews.tsx').then((part) => part.Reviews), 'visible')
/** Its map is a button: what is tapped before its script is there is not lost. */
const Directions = deferred(() => import('./parts/Directions.tsx').then((part) => part.Directions), 'touched')

const Seen = deferred(() => import('./parts/Seen.tsx').then((part) => part.Seen))

export interface ResortPageProps {
  readonly resortId: string
  /** Dates and people, as the address says them. */
  readonly stay: StaySearch
  readonly onStay: (stay: StaySearch) => void
}

/** A resort: pictures, what it is, rooms to choose, free nights with prices, rules, reviews, the way there. */
export function ResortPage({ resortId, stay, onStay }: ResortPageProps) {
  const { t } = useLingui()
  const format = useFormat()
  const { data: resort, dataUpdatedAt } = useQuery(query('resort.detail', { resort_id: resortId }))
  const saved = useSavedSince(resort, dataUpdatedAt)
  const choice = useChoice(resortId, resort?.rooms ?? [], stay)
  if (!resort) return null
  const staying = { resort, choice, stay, onStay }
  return (
    <article className="stack-4">
      <Breadcrumbs
        label={t`Bạn đang ở`}
        items={[
          {
            key: 'home',
            content: (
              <Link to="/">
                <Trans>Trang chủ</Trans>
              </Link>
            ),
          },
          {
            key: 'area',
            content: (
              <Link to="/list-room" search={{ ...stay, project_area_id: resort.projectAreaId }}>
                {resort.projectAreaName}
              </Link>
            ),
          },
          { key: 'here', content: <span aria-current="page">{resort.name}</span> },
        ]}
      />
      <ResortTitle resort={resort} stay={stay} />
      <Seen resort={resort} />
      {saved !== null && (
        <Notice icon="download" live="polite">
          <Trans>Trang này được lưu lúc {format.moment(saved)}; giá và phòng trống có thể đã đổi.</Trans>
        </Notice>
      )}
      <Pictures resort={resort} />
      <div className={offer.columns}>
        <div className={`${offer.intro} ${styles.intro}`}>
          <p className={styles.summary}>{resort.summary}</p>
          {resort.vrLink && (
            <p>
              <Link to="/vr/link" search={{ resort_id: resort.id }} {...buttonLook({})}>
                <Icon name="eye" />
                <Trans>Tham quan thực tế ảo</Trans>
              </Link>
            </p>
          )}
          <HouseFacts resort={resort} />
        </div>
        <div className={offer.side}>
          <BookingCard {...staying} />
        </div>
        <div className={`${offer.rest} ${styles.rest}`}>
          <Rooms resort={resort} choice={choice} stay={stay} />
          <Nights {...staying} />
          <HouseRules resort={resort} stay={stay} />
          <Reviews resort={resort} />
          <Directions resort={resort} />
        </div>
      </div>
    </article>
  )
}
