import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState, type SubmitEvent } from 'react'
import type { RoomSearch } from '#src/api/staySearch.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { useToday } from '#src/i18n/useToday.ts'
import { afterPaint } from '#src/ui/afterPaint.ts'
import { Button } from '#src/ui/Button.tsx'
import type { LookupItem } from '#contract/shapes/lookup.ts'
import { bandMessage, bandOf } from '../bands.ts'
import { HiddenFields } from '../HiddenFields.tsx'
import { DateChoice, DestinationChoice, GuestChoice, KindWords, PriceChoice } from './deferredChoices.ts'
import { SearchSegment } from './SearchSegment.tsx'
import { closeSegments, useClosing } from './segments.ts'
import { useSearchWords } from './useSearchWords.ts'
import styles from './SearchWidget.module.css'

export interface SearchWidgetProps {
  readonly areas: readonly LookupItem[]
  readonly search: RoomSearch
  /** Whether it also asks for the price of a night; a page with filters asks there. */
  readonly priced?: boolean | undefined
  /** What was chosen, the fields of the form alone. */
  readonly onSearch: (chosen: RoomSearch) => void
}

const OWN = [
  'project_area_id',
  'from_day',
  'to_day',
  'number_of_adult',
  'number_of_school_aged_child',
  'number_of_toddler_child',
  'number_of_room',
] as const satisfies (keyof RoomSearch)[]

/**
 * Where, when, who and for how much. A plain form that leads to /list-room, so that it works before any script; each
 * segment opens by itself, and the calendar comes when the dates are opened.
 */
export function SearchWidget({ areas, search, priced, onSearch }: SearchWidgetProps) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const today = useToday()
  const [changes, setChanges] = useState<Partial<RoomSearch>>({})
  const kinds = String(search.resort_type ?? '')
  const [known, setKnown] = useState(kinds)
  // Kinds are a filter as well: once one is taken off elsewhere, what was chosen here before does not bring it back.
  if (kinds !== known) {
    setKnown(kinds)
    setChanges(({ resort_type: _gone, ...others }) => others)
  }
  const form = useRef<HTMLFormElement>(null)
  const put = (more: Partial<RoomSearch>) => setChanges((before) => ({ ...before, ...more }))
  useClosing(form)

  const chosen = { ...search, ...changes }
  const words = useSearchWords(areas, chosen)
  const band = bandOf(chosen)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    closeSegments(form.current)
    afterPaint(() => onSearch(changes))
  }

  return (
    <form
      ref={form}
      className={styles.form}
      action="/list-room"
      method="get"
      role="search"
      aria-label={t`Tìm chỗ ở`}
      data-segments={priced ? 4 : 3}
      onSubmit={submit}
    >
      <HiddenFields search={search} but={priced ? [...OWN, 'from_price', 'to_price'] : OWN} />
      <SearchSegment
        name={<Trans>Điểm đến</Trans>}
        value={
          <>
            {words.area}
            {chosen.resort_type && <KindWords types={chosen.resort_type} />}
          </>
        }
        icon="pin"
        closesOnChoice
      >
        <DestinationChoice areas={areas} value={chosen} onChange={put} />
      </SearchSegment>
      <SearchSegment name={<Trans>Ngày ở</Trans>} value={words.dates ?? t`Chọn ngày`} icon="calendar" wide>
        <DateChoice today={today} from={chosen.from_day} to={chosen.to_day} onChange={put} />
      </SearchSegment>
      <SearchSegment name={<Trans>Khách và phòng</Trans>} value={words.people} icon="users">
        <GuestChoice value={chosen} onChange={put} />
      </SearchSegment>
      {priced && (
        <SearchSegment
          name={<Trans>Giá mỗi đêm</Trans>}
          value={band === null ? t`Mọi mức giá` : i18n._(bandMessage(band, format))}
          icon="coin"
          closesOnChoice
        >
          <PriceChoice value={chosen} onChange={put} />
        </SearchSegment>
      )}
      <div className={styles.submit}>
        <Button type="submit" tone="primary" size="large" icon="search" block>
          <Trans>Tìm chỗ ở</Trans>
        </Button>
      </div>
    </form>
  )
}
