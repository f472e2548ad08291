import { Trans, useLingui } from '@lingui/react/macro'
import { AmountField } from '#src/app/work/AmountField.tsx'
import { useCodeText } from '#src/i18n/codeText.ts'
import { VOUCHER_CODE_LEAST } from '#contract/numbers.ts'
import { SegmentedChoice } from '#src/ui/RadioGroup.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import type { DraftProblems, VoucherDraft } from './voucherDraft.ts'
import page from '#src/app/work/page.module.css'

interface VoucherFieldsProps {
  readonly draft: VoucherDraft
  readonly problems: DraftProblems
  readonly onChange: (changes: Partial<VoucherDraft>) => void
}

const digits = (text: string): number | null => {
  const found = text.replace(/\D/g, '').slice(0, 7)
  return found === '' ? null : Number(found)
}

/** Everything a voucher says. An empty count means no limit. */
export function VoucherFields({ draft, problems, onChange }: VoucherFieldsProps) {
  const { t } = useLingui()
  const code = useCodeText(problems.code, t`mã giảm giá`, VOUCHER_CODE_LEAST)
  const amount = useCodeText(problems.amount, t`mức giảm`)
  const first = useCodeText(problems.firstDay, t`ngày đầu`)
  const last = useCodeText(problems.lastDay, t`ngày cuối`)
  const each = useCodeText(problems.perGuest, t`số lần`)
  return (
    <>
      <TextField
        name="code"
        label={t`Mã giảm giá`}
        description={t`3 đến 30 chữ, số, gạch nối.`}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={30}
        value={draft.code}
        onChange={({ target }) => onChange({ code: target.value })}
        error={code || undefined}
      />
      <SegmentedChoice
        legend={t`Cách giảm`}
        value={draft.kind}
        onChange={(kind) => onChange({ kind })}
        options={[
          { value: 'VALUE', label: t`Số tiền` },
          { value: 'PERCENTAGE', label: t`Phần trăm` },
        ]}
      />
      <div className={page.pair}>
        {draft.kind === 'VALUE' ? (
          <AmountField
            name="amount"
            label={<Trans>Giảm</Trans>}
            value={draft.amount}
            onChange={(value) => onChange({ amount: value })}
            error={amount || undefined}
          />
        ) : (
          <TextField
            name="amount"
            label={t`Giảm`}
            suffix="%"
            inputMode="numeric"
            value={draft.amount ?? ''}
            onChange={({ target }) => onChange({ amount: digits(target.value) })}
            error={amount || undefined}
          />
        )}
        {draft.kind === 'PERCENTAGE' && (
          <AmountField
            name="cap"
            label={<Trans>Nhiều nhất</Trans>}
            note={<Trans>để trống: không giới hạn</Trans>}
            value={draft.cap}
            onChange={(value) => onChange({ cap: value })}
          />
        )}
        <AmountField
          name="minimum"
          label={<Trans>Đơn từ</Trans>}
          value={draft.minimum}
          onChange={(value) => onChange({ minimum: value })}
        />
      </div>
      <SegmentedChoice
        legend={t`Tính theo`}
        value={draft.applies}
        onChange={(applies) => onChange({ applies })}
        options={[
          { value: 'BOOKING_TIME', label: t`Ngày đặt` },
          { value: 'STAY_TIME', label: t`Ngày ở` },
        ]}
      />
      <div className={page.pair}>
        <TextField
          name="first_day"
          type="date"
          label={t`Từ ngày`}
          value={draft.firstDay}
          onChange={({ target }) => onChange({ firstDay: target.value })}
          error={first || undefined}
        />
        <TextField
          name="last_day"
          type="date"
          label={t`Đến hết ngày`}
          value={draft.lastDay}
          onChange={({ target }) => onChange({ lastDay: target.value })}
          error={last || undefined}
        />
        <TextField
          name="quantity"
          label={t`Số lượng`}
          note={t`để trống: không giới hạn`}
          inputMode="numeric"
          value={draft.quantity ?? ''}
          onChange={({ target }) => onChange({ quantity: digits(target.value) })}
        />
        <TextField
          name="per_guest"
          label={t`Mỗi khách dùng`}
          note={t`để trống: không giới hạn`}
          inputMode="numeric"
          value={draft.perGuest ?? ''}
          onChange={({ target }) => onChange({ perGuest: digits(target.value) })}
          error={each || undefined}
        />
      </div>
    </>
  )
}
