import { Plural, Trans } from '@lingui/react/macro'
import { usePolicyText } from '#src/i18n/policyText.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Disclosure } from '#src/ui/Disclosure.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { roomsToSleepIn } from '#contract/rooms.ts'
import type { ResortDetail } from '#contract/shapes/resort.ts'
import { Guests } from './Guests.tsx'
import styles from './HouseFacts.module.css'
import page from '../ResortPage.module.css'

const FIRST = 8

/** What the place is: its size, its story, what it has. */
export function HouseFacts({ resort }: { readonly resort: ResortDetail }) {
  const format = useFormat()
  const { hours } = usePolicyText()
  const rooms = roomsToSleepIn(resort.rooms)
  const has = [
    ...resort.benefits.map(({ id, name }) => ({ key: `benefit ${id}`, name })),
    ...resort.services.map(({ id, name }) => ({ key: `service ${id}`, name })),
  ]
  const list = (items: typeof has) => (
    <ul className={styles.benefits} role="list">
      {items.map(({ key, name }) => (
        <li key={key}>
          <Icon name="check" size={20} />
          {name}
        </li>
      ))}
    </ul>
  )
  return (
    <>
      <div className={styles.figures}>
        <Facts
          look="pairs"
          items={[
            {
              key: 'guests',
              label: <Trans>Sức chứa</Trans>,
              value: <Guests least={resort.minGuests} most={resort.maxGuests} />,
            },
            { key: 'rooms', label: <Trans>Số phòng</Trans>, value: <Plural value={rooms} other="# phòng" /> },
            { key: 'area', label: <Trans>Diện tích</Trans>, value: `${format.number(resort.area)} m²` },
            ...hours(resort),
          ]}
        />
      </div>
      <div className={styles.story}>
        {resort.description.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <section className={page.section}>
        <h2>
          <Trans>Tiện nghi và dịch vụ</Trans>
        </h2>
        {list(has.slice(0, FIRST))}
        {has.length > FIRST && (
          <Disclosure summary={<Plural value={has.length - FIRST} other="Xem thêm # tiện nghi" />}>
            {list(has.slice(FIRST))}
          </Disclosure>
        )}
      </section>
    </>
  )
}
