import { Trans, useLingui } from '@lingui/react/macro'
import type { KeyboardEvent } from 'react'
import { useCodeText } from '#src/i18n/codeText.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Button } from '#src/ui/Button.tsx'
import { Chip } from '#src/ui/Chip.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import type { Draft } from '../draft.ts'
import { Section } from './Section.tsx'
import styles from './form.module.css'

export const VOUCHER_ID = 'booking-voucher'

interface VoucherSectionProps {
  readonly voucher: Draft['voucher']
  /** The code of why the voucher was left out of the price. */
  readonly problem: string | null
  /** What it takes off, VND; null while the price with it is being asked. */
  readonly discount: number | null
  readonly onChange: (voucher: Draft['voucher']) => void
}

/** One voucher a booking: typed, applied, and taken off again. What is wrong with it is said here. */
export function VoucherSection({ voucher, problem, discount, onChange }: VoucherSectionProps) {
  const { t } = useLingui()
  const format = useFormat()
  const text = useCodeText(problem ?? undefined)
  const applied = voucher.applied !== '' && problem === null
  const apply = () => {
    const code = voucher.typed.trim().toUpperCase()
    onChange({ typed: code, applied: code })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    apply()
  }
  return (
    <Section title={<Trans>Mã giảm giá</Trans>}>
      {applied ? (
        <div className={styles.applied} role="status">
          <Chip
            icon="voucher"
            onRemove={() => onChange({ typed: '', applied: '' })}
            removeText={t`Bỏ mã ${voucher.applied}`}
          >
            {voucher.applied}
          </Chip>
          <span className={styles.soft}>
            {discount === null ? (
              <Trans>Đang kiểm tra mã…</Trans>
            ) : (
              <Trans>Giảm {format.money(discount)}</Trans>
            )}
          </span>
        </div>
      ) : (
        <div className={styles.voucher}>
          <TextField
            id={VOUCHER_ID}
            label={t`Mã giảm giá`}
            labelHidden
            icon="voucher"
            placeholder={t`Nhập mã`}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={30}
            value={voucher.typed}
            error={text || undefined}
            onChange={(event) => onChange({ typed: event.target.value, applied: '' })}
            onKeyDown={onKeyDown}
          />
          <Button onClick={apply} disabled={voucher.typed.trim() === ''}>
            <Trans>Áp dụng</Trans>
          </Button>
        </div>
      )}
    </Section>
  )
}
