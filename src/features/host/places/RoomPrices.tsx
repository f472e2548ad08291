import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useCodeText } from '#src/i18n/codeText.ts'
import { AmountField } from '../parts/AmountField.tsx'
import type { RoomDraft, Wrong } from './draft.ts'
import { NumberField } from './NumberField.tsx'
import page from '../parts/page.module.css'
import styles from './places.module.css'

interface RoomPricesProps {
  readonly draft: RoomDraft
  readonly onChange: (change: Partial<RoomDraft>) => void
  readonly wrong: Wrong
  /** How many extra beds there are. */
  readonly beds: ReactNode
}

/** What a night costs, and what is added for whom; whole VND. */
export function RoomPrices({ draft, onChange, wrong, beds }: RoomPricesProps) {
  const { t } = useLingui()
  const label = t`Giá một đêm`
  const error = useCodeText(wrong.base_price, label)
  const surcharge = (field: 'adult_surcharge' | 'child_surcharge' | 'extra_bed_price', text: string) => (
    <AmountField
      name={field}
      label={text}
      value={draft[field] === 0 ? null : draft[field]}
      onChange={(amount) => onChange({ [field]: amount ?? 0 })}
    />
  )
  return (
    <>
      <h3 className={styles.group}>
        <Trans>Giá</Trans>
      </h3>
      <div className={page.pair}>
        <AmountField
          name="base_price"
          label={label}
          value={draft.base_price === 0 ? null : draft.base_price}
          onChange={(amount) => onChange({ base_price: amount ?? 0 })}
          error={error || undefined}
        />
        <AmountField
          name="weekend_price"
          label={<Trans>Giá đêm thứ Sáu, thứ Bảy</Trans>}
          note={<Trans>không bắt buộc</Trans>}
          value={draft.weekend_price}
          onChange={(weekend_price) => onChange({ weekend_price })}
        />
        <NumberField
          name="discount_percent"
          label={t`Giảm giá`}
          suffix="%"
          value={draft.discount_percent}
          onChange={(percent) => onChange({ discount_percent: Math.min(90, percent) })}
        />
      </div>
      <h3 className={styles.group}>
        <Trans>Phụ thu mỗi đêm</Trans>
      </h3>
      <div className={page.pair}>
        {surcharge('adult_surcharge', t`Mỗi người lớn thêm`)}
        {surcharge('child_surcharge', t`Mỗi trẻ 6–12 tuổi`)}
        {surcharge('extra_bed_price', t`Mỗi giường phụ`)}
        {beds}
      </div>
      <p className={page.soft}>
        <Trans>Trẻ dưới 6 tuổi ở miễn phí nhưng vẫn tính vào số khách.</Trans>
      </p>
    </>
  )
}
