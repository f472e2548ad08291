import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { query } from '#src/api/query.ts'
import type { RoomSearch } from '#src/api/staySearch.ts'
import { FilterForm } from '#src/app/results/FilterForm.tsx'
import { CheckList } from '#src/ui/CheckList.tsx'
import type { SearchCounts } from '#contract/shapes/search.ts'
import { BEDROOMS_FROM, BOOKING_TERMS, RATES_FROM } from '#contract/shapes/searchDefaults.ts'
import { FOLD_FILTERS_ABOVE } from '#contract/numbers.ts'
import { HiddenFields } from '../HiddenFields.tsx'
import { PriceChoice } from '../widget/PriceChoice.tsx'
import { countChosen, NO_FILTERS } from './chosen.ts'
import { LeastChoice } from './LeastChoice.tsx'
import { useCounts } from './useCounts.ts'
import { useTermNames } from './useTermNames.ts'
import { useTypeNames } from './useTypeNames.ts'
import styles from './FilterPanel.module.css'

export interface FilterPanelProps {
  readonly id: string
  readonly search: RoomSearch
  readonly onChange: (changes: Partial<RoomSearch>) => void
  /** On a phone it is folded until it is asked for; beside the results it is always there. */
  readonly isOpen: boolean
  readonly onClose: () => void
  /** How many places fit now; null while that is not known. */
  readonly total: number | null
  /** How many each choice finds; undefined while that is not known. */
  readonly counts: SearchCounts | undefined
}

const RESORT_TYPES = [1, 2, 3] as const
const numbers = (values: readonly string[]) => (values.length === 0 ? undefined : values.map(Number))

/** Narrows the results, at once with every tick; a plain form with a button where there is no script. */
export function FilterPanel({ id, search, onChange, isOpen, onClose, total, counts }: FilterPanelProps) {
  const { t } = useLingui()
  const { data: services = [] } = useQuery(query('helper.services', {}))
  const { data: benefits = [] } = useQuery(query('helper.benefits', {}))
  const names = useTypeNames()
  const terms = useTermNames()
  const counted = useCounts(counts)
  const folding = {
    moreText: (hidden: number) => t`Xem thêm ${hidden}`,
    lessText: t`Thu gọn`,
    limit: FOLD_FILTERS_ABOVE,
  }
  return (
    <FilterForm
      id={id}
      action="/list-room"
      contentLabel={t`Tên hoặc địa chỉ`}
      content={search.search_content}
      onContent={(content) => onChange({ search_content: content })}
      isOpen={isOpen}
      onClose={onClose}
      onClear={countChosen(search) > 0 ? () => onChange(NO_FILTERS) : undefined}
      found={total === null ? null : <Plural value={total} _0="Không có chỗ nào" other="Xem # chỗ ở" />}
    >
      <HiddenFields search={search} but={['from_price', 'to_price', ...FILTERS]} />
      <CheckList
        {...folding}
        legend={<Trans>Loại chỗ ở</Trans>}
        name="resort_type"
        options={RESORT_TYPES.map((type) => ({
          value: String(type),
          label: names[type],
          ...counted('resort_type', type),
        }))}
        value={(search.resort_type ?? []).map(String)}
        onChange={(values) => {
          const types = RESORT_TYPES.filter((type) => values.includes(String(type)))
          onChange({ resort_type: types.length === 0 ? undefined : types })
        }}
      />
      <fieldset className={styles.group}>
        <legend>
          <Trans>Giá mỗi đêm</Trans>
        </legend>
        <PriceChoice value={search} counted={(key) => counted('price', key)} onChange={onChange} />
      </fieldset>
      <LeastChoice
        legend={<Trans>Điểm khách đánh giá (trên 5)</Trans>}
        name="from_rate"
        steps={RATES_FROM}
        value={search.from_rate}
        counted={(key) => counted('from_rate', key)}
        onChange={(rate) => onChange({ from_rate: rate })}
      />
      <CheckList
        {...folding}
        legend={<Trans>Điều kiện và nội quy</Trans>}
        name="list_term"
        options={BOOKING_TERMS.map((term) => ({
          value: term,
          label: terms[term],
          ...counted('list_term', term),
        }))}
        value={search.list_term ?? []}
        onChange={(values) => {
          const chosen = BOOKING_TERMS.filter((term) => values.includes(term))
          onChange({ list_term: chosen.length === 0 ? undefined : chosen })
        }}
      />
      <LeastChoice
        legend={<Trans>Số phòng ngủ</Trans>}
        name="number_of_bedroom"
        steps={BEDROOMS_FROM}
        value={search.number_of_bedroom}
        counted={(key) => counted('number_of_bedroom', key)}
        onChange={(bedrooms) => onChange({ number_of_bedroom: bedrooms })}
      />
      <CheckList
        {...folding}
        legend={<Trans>Tiện nghi</Trans>}
        name="list_benefit"
        options={benefits.map(({ id: value, name: label }) => ({
          value: String(value),
          label,
          ...counted('list_benefit', value),
        }))}
        value={(search.list_benefit ?? []).map(String)}
        onChange={(values) => onChange({ list_benefit: numbers(values) })}
      />
      <CheckList
        {...folding}
        legend={<Trans>Dịch vụ</Trans>}
        name="list_service"
        options={services.map(({ id: value, name: label }) => ({
          value: String(value),
          label,
          ...counted('list_service', value),
        }))}
        value={(search.list_service ?? []).map(String)}
        onChange={(values) => onChange({ list_service: numbers(values) })}
      />
    </FilterForm>
  )
}

const FILTERS = [
  'search_content',
  'resort_type',
  'list_benefit',
  'list_service',
  'list_term',
  'from_rate',
  'number_of_bedroom',
] as const
