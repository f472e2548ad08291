import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useState, type KeyboardEvent } from 'react'
import { serverTime } from '#src/api/serverClock.ts'
import { hasSessionHint } from '#src/api/session.ts'
import { useCodeText } from '#src/i18n/codeText.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Button } from '#src/ui/Button.tsx'
import { Chip } from '#src/ui/Chip.tsx'
import { intent } from '#src/ui/intent.ts'
import { TextField } from '#src/ui/TextField.tsx'
import type { Draft } from '../draft.ts'
import { Section } from './Section.tsx'
import type { VoucherStay } from './voucherFit.ts'
import styles from './form.module.css'
import { part } from '#src/ui/part.ts'

const loadSheet = () => import('./VoucherSheet.tsx')
const VoucherSheet = part(loadSheet, 'VoucherSheet')

export const VOUCHER_ID = 'booking-voucher'

interface VoucherSectionProps {
  readonly voucher: Draft['voucher']
  /** The code of why the voucher was left out of the price. */
  readonly problem: string | null
  /** What it takes off, VND; null while the price with it is being asked. */
  readonly discount: number | null
  /** What my vouchers are held against. */
  readonly stay: Omit<VoucherStay, 'now'>
  readonly onChange: (voucher: Draft['voucher']) => void
}

/** One voucher a booking: typed, applied, and taken off again. What is wrong with it is said here. */
export function VoucherSection({ voucher, problem, discount, stay, onChange }: VoucherSectionProps) {
  const { t } = useLingui()
  const format = useFormat()
  const text = useCodeText(problem ?? undefined)
  const [open, setOpen] = useState(false)
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
          <span className="note regular">
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
      {hasSessionHint() && (
        <p>
          <Button tone="quiet" icon="voucher" onClick={() => setOpen(true)} {...intent(loadSheet)}>
            <Trans>Xem mã của bạn</Trans>
          </Button>
        </p>
      )}
      {open && (
        <Suspense>
          <VoucherSheet
            stay={{ ...stay, now: Temporal.Instant.fromEpochMilliseconds(serverTime()) }}
            applied={voucher.applied}
            onChoose={(code) => {
              onChange({ typed: code, applied: code })
              setOpen(false)
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </Section>
  )
}
