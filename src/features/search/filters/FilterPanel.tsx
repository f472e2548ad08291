import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#src/api/query.ts'
import type { RoomSearch } from '#src/api/staySearch.ts'
import { Button } from '#src/ui/Button.tsx'
import { CheckList } from '#src/ui/CheckList.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { FOLD_FILTERS_ABOVE } from '#contract/numbers.ts'
import { PriceChoice } from '../widget/PriceChoice.tsx'
import styles from './FilterPanel.module.css'

export interface FilterPanelProps {
  readonly search: RoomSearch
  readonly onChange: (changes: Partial<RoomSearch>) => void
}

const RESORT_TYPES = [1, 2, 3] as const
const numbers = (values: readonly string[]) => (values.length === 0 ? undefined : values.map(Number))

/** Narrows the results. On a phone it is folded behind one line that counts what is chosen. */
export function FilterPanel({ search, onChange }: FilterPanelProps) {
  const { t } = useLingui()
  const { data: services = [] } = useQuery(query('helper.services', {}))
  const { data: benefits = [] } = useQuery(query('helper.benefits', {}))
  const [content, setContent] = useState(search.search_content ?? '')
  const names = { 1: t`Villa`, 2: t`Căn hộ`, 3: t`Khách sạn` } as const
  const chosen =
    [search.resort_type, search.list_service, search.list_benefit].reduce(
      (sum, list) => sum + (list?.length ?? 0),
      0,
    ) +
    (search.from_price === undefined ? 0 : 1) +
    (search.search_content ? 1 : 0)
  const folding = {
    moreText: (hidden: number) => t`Xem thêm ${hidden}`,
    lessText: t`Thu gọn`,
    limit: FOLD_FILTERS_ABOVE,
  }
  return (
    <details className={styles.panel}>
      <summary className={styles.summary}>
        <Icon name="sliders" />
        <Trans>Bộ lọc</Trans>
        {chosen > 0 && <data value={chosen}>({chosen})</data>}
      </summary>
      <div className={styles.filters}>
        <form
          method="get"
          action="/list-room"
          onSubmit={(event) => {
            event.preventDefault()
            onChange({ search_content: content.trim() || undefined })
          }}
        >
          <TextField
            name="search_content"
            type="search"
            label={t`Tên hoặc địa chỉ`}
            icon="search"
            enterKeyHint="search"
            value={content}
            maxLength={100}
            onChange={({ target }) => setContent(target.value)}
            onBlur={() =>
              content.trim() !== (search.search_content ?? '') &&
              onChange({ search_content: content.trim() || undefined })
            }
          />
        </form>
        <CheckList
          {...folding}
          legend={<Trans>Loại chỗ ở</Trans>}
          name="resort_type"
          options={RESORT_TYPES.map((type) => ({ value: String(type), label: names[type] }))}
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
          <PriceChoice value={search} onChange={onChange} />
        </fieldset>
        <CheckList
          {...folding}
          legend={<Trans>Tiện nghi</Trans>}
          name="list_benefit"
          options={benefits.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={(search.list_benefit ?? []).map(String)}
          onChange={(values) => onChange({ list_benefit: numbers(values) })}
        />
        <CheckList
          {...folding}
          legend={<Trans>Dịch vụ</Trans>}
          name="list_service"
          options={services.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={(search.list_service ?? []).map(String)}
          onChange={(values) => onChange({ list_service: numbers(values) })}
        />
        {chosen > 0 && (
          <Button
            tone="quiet"
            onClick={() => {
              setContent('')
              onChange({
                resort_type: undefined,
                list_service: undefined,
                list_benefit: undefined,
                from_price: undefined,
                to_price: undefined,
                search_content: undefined,
              })
            }}
          >
            <Trans>Bỏ hết bộ lọc</Trans>
          </Button>
        )}
      </div>
    </details>
  )
}
