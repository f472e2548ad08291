import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ChangeEvent } from 'react'
import { daysAfter } from '#contract/days.ts'
import type { ServiceSearch } from '#src/api/serviceSearch.ts'
import { FilterForm } from '#src/app/results/FilterForm.tsx'
import { useFormat } from '#src/i18n/useFormat.ts'
import { useToday } from '#src/i18n/useToday.ts'
import { CheckList } from '#src/ui/CheckList.tsx'
import { Select } from '#src/ui/Select.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { MAX_DAYS_AHEAD } from '#contract/shapes/searchDefaults.ts'
import { SERVICE_KINDS } from '#contract/serviceKinds.ts'
import { FOLD_FILTERS_ABOVE } from '#contract/numbers.ts'
import { bandChanges, bandKeyOf, keyOf, PRICE_BANDS } from './bands.ts'
import { KINDS } from './kinds.ts'

export interface ServiceFiltersProps {
  readonly id: string
  readonly search: ServiceSearch
  readonly areas: readonly { id: number; name: string }[]
  readonly onChange: (changes: { [Field in keyof ServiceSearch]?: ServiceSearch[Field] | undefined }) => void
  /** On a phone it is folded until it is asked for; beside the results it is always there. */
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly total: number | null
}

/** No filter at all; where and when stay as they are. */
const NO_FILTERS = {
  search_content: undefined,
  service_kind: undefined,
  from_price: undefined,
  to_price: undefined,
} as const satisfies Partial<ServiceSearch>

const isFiltered = ({ search_content, service_kind, from_price, to_price }: ServiceSearch): boolean =>
  [search_content, service_kind, from_price, to_price].some((chosen) => chosen !== undefined)

/** Narrows the results, at once with every choice; a plain form with a button where there is no script. */
export function ServiceFilters({ id, search, areas, onChange, isOpen, onClose, total }: ServiceFiltersProps) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const today = useToday()
  const band = bandKeyOf(search)
  const bandText = (from: number, to: number | null) =>
    to === null
      ? t`Từ ${format.vnd(from)}`
      : from === 0
        ? t`Dưới ${format.vnd(to)}`
        : t`${format.vnd(from)} – ${format.vnd(to)}`
  return (
    <FilterForm
      id={id}
      action="/list-service"
      contentLabel={t`Tên hoặc nơi đến`}
      content={search.search_content}
      onContent={(content) => onChange({ search_content: content })}
      isOpen={isOpen}
      onClose={onClose}
      onClear={isFiltered(search) ? () => onChange(NO_FILTERS) : undefined}
      found={
        total === null ? null : (
          <Plural value={total} _0="Không có trải nghiệm nào" other="Xem # trải nghiệm" />
        )
      }
    >
      <Select
        name="project_area_id"
        label={t`Nơi đến`}
        icon="pin"
        value={search.project_area_id ? String(search.project_area_id) : ''}
        options={[
          { value: '', label: t`Mọi nơi` },
          ...areas.map((area) => ({ value: String(area.id), label: area.name })),
        ]}
        onChange={({ target }: ChangeEvent<HTMLSelectElement>) =>
          onChange({ project_area_id: target.value === '' ? undefined : Number(target.value) })
        }
      />
      <TextField
        id="start-date-2"
        name="booking_day"
        type="date"
        label={t`Ngày đi`}
        note={t`không bắt buộc`}
        min={today}
        max={daysAfter(today, MAX_DAYS_AHEAD)}
        value={search.booking_day ?? ''}
        onChange={({ target }) => onChange({ booking_day: target.value || undefined })}
      />
      <CheckList
        legend={<Trans>Loại trải nghiệm</Trans>}
        name="service_kind"
        moreText={(hidden) => t`Xem thêm ${hidden}`}
        lessText={t`Thu gọn`}
        limit={FOLD_FILTERS_ABOVE + 1}
        options={SERVICE_KINDS.map((kind) => ({ value: kind, label: i18n._(KINDS[kind].text) }))}
        value={search.service_kind ?? []}
        onChange={(values) => {
          const kinds = SERVICE_KINDS.filter((kind) => values.includes(kind))
          onChange({ service_kind: kinds.length === 0 ? undefined : kinds })
        }}
      />
      <Select
        name="price"
        label={t`Giá vé`}
        icon="coin"
        value={band}
        options={[
          { value: '', label: t`Giá nào cũng được` },
          ...PRICE_BANDS.map((one) => ({ value: keyOf(one), label: bandText(one.from, one.to) })),
        ]}
        onChange={({ target }: ChangeEvent<HTMLSelectElement>) => onChange(bandChanges(target.value))}
      />
    </FilterForm>
  )
}
