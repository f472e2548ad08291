import { Plural, Trans } from '@lingui/react/macro'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Disclosure } from '#src/ui/Disclosure.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import type { ResortDetail } from '#contract/shapes/resort.ts'
import styles from '../ResortPage.module.css'

const FIRST = 8

/** What the place is: its size, its story, what it has. */
export function HouseFacts({ resort }: { readonly resort: ResortDetail }) {
  const format = useFormat()
  const benefit = ({ id, name }: ResortDetail['benefits'][number]) => (
    <li key={id}>
      <Icon name="check" size={20} />
      {name}
    </li>
  )
  const more = resort.benefits.slice(FIRST)
  return (
    <section className={styles.section}>
      <SectionHeading>
        <Trans>Về chỗ ở này</Trans>
      </SectionHeading>
      <Facts
        look="pairs"
        items={[
          { key: 'area', label: <Trans>Diện tích</Trans>, value: `${format.number(resort.area)} m²` },
          {
            key: 'guests',
            label: <Trans>Sức chứa</Trans>,
            value: (
              <Trans>
                {resort.minGuests}–{resort.maxGuests} khách
              </Trans>
            ),
          },
          {
            key: 'rooms',
            label: <Trans>Số phòng</Trans>,
            value: <Plural value={resort.rooms.reduce((sum, room) => sum + room.units, 0)} other="# phòng" />,
          },
          { key: 'in', label: <Trans>Nhận phòng</Trans>, value: <Trans>từ {resort.checkInTime}</Trans> },
          { key: 'out', label: <Trans>Trả phòng</Trans>, value: <Trans>trước {resort.checkOutTime}</Trans> },
        ]}
      />
      {resort.description.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <h3>
        <Trans>Tiện nghi và dịch vụ</Trans>
      </h3>
      <ul className={styles.benefits} role="list">
        {resort.benefits.slice(0, FIRST).map(benefit)}
        {resort.services.map((service) => benefit({ ...service, id: -service.id }))}
      </ul>
      {more.length > 0 && (
        <Disclosure summary={<Plural value={more.length} other="Xem thêm # tiện nghi" />}>
          <ul className={styles.benefits} role="list">
            {more.map(benefit)}
          </ul>
        </Disclosure>
      )}
    </section>
  )
}
