import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { query } from '#src/api/query.ts'
import type { RoomSearch } from '#src/api/staySearch.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Button } from '#src/ui/Button.tsx'
import { Chip } from '#src/ui/Chip.tsx'
import { bandMessage, bandOf } from '../bands.ts'
import { NO_FILTERS, without } from './chosen.ts'
import { useTermNames } from './useTermNames.ts'
import { useTypeNames } from './useTypeNames.ts'
import styles from './FilterPanel.module.css'

type Chosen = { key: string; name: string; gone: Partial<RoomSearch> }

/** The filters that are on, each with a cross. Nothing when there are none. */
export function ChosenFilters({
  search,
  onChange,
}: {
  readonly search: RoomSearch
  readonly onChange: (changes: Partial<RoomSearch>) => void
}) {
  const { t } = useLingui()
  const chosen = useChosen(search)
  if (chosen.length === 0) return null
  return (
    <ul className={styles.chips} role="list" aria-label={t`Bộ lọc đang dùng`}>
      {chosen.map(({ key, name, gone }) => (
        <li key={key}>
          <Chip onRemove={() => onChange(gone)} removeText={t`Bỏ lọc ${name}`}>
            {name}
          </Chip>
        </li>
      ))}
      {chosen.length > 1 && (
        <li>
          <Button tone="quiet" size="small" onClick={() => onChange(NO_FILTERS)}>
            <Trans>Bỏ hết</Trans>
          </Button>
        </li>
      )}
    </ul>
  )
}

function useChosen(search: RoomSearch): Chosen[] {
  const { i18n, t } = useLingui()
  const format = useFormat()
  const names = useTypeNames()
  const terms = useTermNames()
  const { data: services = [] } = useQuery(query('helper.services', {}))
  const { data: benefits = [] } = useQuery(query('helper.benefits', {}))
  const { search_content: content, resort_type: types, list_service, list_benefit, list_term } = search
  const { from_rate: rate, number_of_bedroom: bedrooms } = search
  const band = bandOf(search)
  const chosen: Chosen[] = []
  if (search.within !== undefined)
    chosen.push({ key: 'within', name: t`Vùng trên bản đồ`, gone: { within: undefined } })
  if (content) chosen.push({ key: 'content', name: `“${content}”`, gone: { search_content: undefined } })
  for (const type of types ?? [])
    chosen.push({ key: `type ${type}`, name: names[type], gone: { resort_type: without(types, type) } })
  if (band)
    chosen.push({
      key: 'price',
      name: i18n._(bandMessage(band, format)),
      gone: { from_price: undefined, to_price: undefined },
    })
  for (const term of list_term ?? [])
    chosen.push({ key: term, name: terms[term], gone: { list_term: without(list_term, term) } })
  if (rate !== undefined) {
    const mark = format.decimal(rate)
    chosen.push({ key: 'rate', name: t`Từ ${mark} điểm`, gone: { from_rate: undefined } })
  }
  if (bedrooms !== undefined)
    chosen.push({
      key: 'bedrooms',
      name: t`Từ ${bedrooms} phòng ngủ`,
      gone: { number_of_bedroom: undefined },
    })
  for (const { id, name } of benefits.filter((one) => list_benefit?.includes(one.id)))
    chosen.push({ key: `benefit ${id}`, name, gone: { list_benefit: without(list_benefit, id) } })
  for (const { id, name } of services.filter((one) => list_service?.includes(one.id)))
    chosen.push({ key: `service ${id}`, name, gone: { list_service: without(list_service, id) } })
  return chosen
}
