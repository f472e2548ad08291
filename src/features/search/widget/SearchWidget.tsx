import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import type { RoomSearch } from '#src/api/staySearch.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Button } from '#src/ui/Button.tsx'
import type { LookupItem } from '#contract/shapes/lookup.ts'
import { DEFAULT_SEARCH } from '#contract/shapes/searchDefaults.ts'
import { DateChoice } from './DateChoice.tsx'
import { DestinationChoice } from './DestinationChoice.tsx'
import { GuestChoice, peopleOf } from './GuestChoice.tsx'
import { PriceChoice, bandText } from './PriceChoice.tsx'
import { SearchSegment } from './SearchSegment.tsx'
import styles from './SearchWidget.module.css'

export interface SearchWidgetProps {
  readonly areas: readonly LookupItem[]
  readonly search: RoomSearch
  /** The calendar day at the resorts, `YYYY-MM-DD`. */
  readonly today: string
  readonly onSearch: (search: RoomSearch) => void
}

/**
 * Where, when, who and for how much. A plain form that leads to /list-room, so that it works before any script; each
 * segment opens by itself, and the calendar comes when the dates are opened.
 */
export function SearchWidget({ areas, search, today, onSearch }: SearchWidgetProps) {
  const { t } = useLingui()
  const format = useFormat()
  const [chosen, setChosen] = useState(search)
  const form = useRef<HTMLFormElement>(null)
  const put = (changes: Partial<RoomSearch>) => setChosen((before) => ({ ...before, ...changes }))
  useCloseOutside(form)

  const area = areas.find(({ id }) => id === (chosen.project_area_id ?? DEFAULT_SEARCH.project_area_id))
  const { from_day: from, to_day: to } = chosen
  const dates =
    from && to ? `${format.range(from, to)} · ${format.nights(format.nightsBetween(from, to))}` : t`Chọn ngày`
  const people = peopleOf(chosen)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    closeAll(form.current)
    onSearch(chosen)
  }

  return (
    <form
      ref={form}
      className={styles.form}
      action="/list-room"
      method="get"
      role="search"
      aria-label={t`Tìm chỗ ở`}
      onSubmit={submit}
    >
      <SearchSegment name={<Trans>Điểm đến</Trans>} value={area?.name ?? t`Mọi nơi`} icon="pin">
        <DestinationChoice
          areas={areas}
          value={chosen.project_area_id ?? DEFAULT_SEARCH.project_area_id}
          onChange={(id) => put({ project_area_id: id })}
        />
      </SearchSegment>
      <SearchSegment name={<Trans>Ngày ở</Trans>} value={dates} icon="calendar" wide>
        <DateChoice today={today} from={from} to={to} onChange={put} />
      </SearchSegment>
      <SearchSegment
        name={<Trans>Khách và phòng</Trans>}
        value={t`${people} khách, ${chosen.number_of_room ?? DEFAULT_SEARCH.number_of_room} phòng`}
        icon="users"
      >
        <GuestChoice value={chosen} onChange={put} />
      </SearchSegment>
      <SearchSegment
        name={<Trans>Giá mỗi đêm</Trans>}
        value={bandText(chosen, format) ?? t`Mọi mức giá`}
        icon="coin"
      >
        <PriceChoice value={chosen} onChange={put} />
      </SearchSegment>
      <div className={styles.submit}>
        <Button type="submit" tone="primary" size="large" icon="search" block>
          <Trans>Tìm chỗ ở</Trans>
        </Button>
      </div>
    </form>
  )
}

const closeAll = (form: HTMLFormElement | null, but?: EventTarget | null) => {
  for (const segment of form?.querySelectorAll('details[open]') ?? [])
    if (!(but instanceof Node && segment.contains(but)) && segment instanceof HTMLDetailsElement)
      segment.open = false
}

/** A press elsewhere or Escape closes an open segment. */
function useCloseOutside(form: { readonly current: HTMLFormElement | null }) {
  useEffect(() => {
    const press = (event: PointerEvent) => closeAll(form.current, event.target)
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      const open = form.current?.querySelector<HTMLElement>('details[open] > summary')
      closeAll(form.current)
      open?.focus()
    }
    document.addEventListener('pointerdown', press)
    document.addEventListener('keydown', key)
    return () => {
      document.removeEventListener('pointerdown', press)
      document.removeEventListener('keydown', key)
    }
  }, [form])
}
