import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { query } from '#src/api/query.ts'
import { CheckList } from '#src/ui/CheckList.tsx'
import { Disclosure } from '#src/ui/Disclosure.tsx'
import { AmountField } from '#src/app/work/AmountField.tsx'
import { useWrongText, type Bind } from './bind.ts'
import type { RoomWords } from './draft.ts'
import { Fold } from './Fold.tsx'
import { CountField, NumberField, PriceField } from './NumberField.tsx'
import { SaidField } from './SaidField.tsx'
import page from '#src/app/work/page.module.css'
import styles from './places.module.css'

interface RoomFieldsProps {
  readonly bind: Bind<RoomWords>
}

/** What a room is and for how many; what is let whole is there once. */
export function RoomWhat({ bind }: RoomFieldsProps) {
  const { t } = useLingui()
  const benefits = useQuery(query('helper.benefits', {}))
  const chosen = bind('benefit_ids')
  const count = chosen.value.length
  return (
    <>
      <SaidField {...bind('name')} />
      <SaidField {...bind('beds')} />
      <SaidField {...bind('description')} rows={2} />
      <div className={styles.counts}>
        <NumberField {...bind('area')} suffix="m²" />
        {!bind('entire_property').value && <CountField {...bind('units')} min={1} max={500} />}
        <CountField {...bind('bedrooms')} max={50} />
        <CountField {...bind('bathrooms')} max={50} />
        <CountField {...bind('max_guests')} min={1} max={50} />
        <CountField {...bind('included_adults')} min={1} max={50} />
      </div>
      <Disclosure
        look="card"
        summary={chosen.label}
        aside={count > 0 ? count : <Trans>không bắt buộc</Trans>}
      >
        <CheckList
          legend={chosen.label}
          options={(benefits.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
          value={chosen.value.map(String)}
          onChange={(ids) => chosen.onChange(ids.map(Number))}
          limit={12}
          moreText={(hidden) => t`Xem thêm ${hidden} tiện nghi`}
          lessText={t`Thu gọn`}
        />
      </Disclosure>
    </>
  )
}

const MORE_PRICES = [
  'weekend_price',
  'discount_percent',
  'adult_surcharge',
  'child_surcharge',
  'extra_bed_price',
] as const

/** What a night costs, and what is added for whom; whole VND. */
export function RoomPrices({ bind }: RoomFieldsProps) {
  const weekend = bind('weekend_price')
  const discount = bind('discount_percent')
  return (
    <>
      <PriceField {...bind('base_price')} />
      <Fold
        summary={<Trans>Cuối tuần, giảm giá, phụ thu</Trans>}
        wrong={MORE_PRICES.some((field) => bind(field).wrong !== undefined)}
      >
        <div className={page.pair}>
          <AmountField
            name={weekend.name}
            label={weekend.label}
            value={weekend.value}
            onChange={weekend.onChange}
            error={useWrongText(weekend)}
          />
          <NumberField
            {...discount}
            suffix="%"
            onChange={(percent) => discount.onChange(Math.min(90, percent))}
          />
        </div>
        <h3 className="lead">
          <Trans>Phụ thu mỗi đêm</Trans>
        </h3>
        <div className={page.pair}>
          <PriceField {...bind('adult_surcharge')} />
          <PriceField {...bind('child_surcharge')} />
          <PriceField {...bind('extra_bed_price')} />
          <CountField {...bind('max_extra_beds')} max={20} />
        </div>
        <p className="soft">
          <Trans>Trẻ dưới 6 tuổi ở miễn phí nhưng vẫn tính vào số khách.</Trans>
        </p>
      </Fold>
    </>
  )
}
