import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ShownTransfer } from '#contract/shapes/desk.ts'
import { AmountField } from '#src/app/work/AmountField.tsx'
import { useCodeText } from '#src/i18n/codeText.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { RadioGroup } from '#src/ui/RadioGroup.tsx'
import { TextField } from '#src/ui/TextField.tsx'

const TYPED = 'typed'
const NUMBER_MAX = 100

/** Which transfer: one that the bank told of and nobody has settled, or one that is typed from the bank's statement. */
export function useTransfer(transfers: readonly ShownTransfer[]) {
  const { t } = useLingui()
  const format = useFormat()
  const open = transfers.filter(
    (row): row is ShownTransfer & { number: string } =>
      row.number !== null && (row.state === 'UNCLEAR' || row.state === 'IN_DOUBT'),
  )
  const [chosen, setChosen] = useState(open[0]?.id ?? TYPED)
  const [number, setNumber] = useState('')
  const [amount, setAmount] = useState<number | null>(null)
  const [tried, setTried] = useState(false)
  const noNumber = useCodeText(tried && number.trim() === '' ? 'C_001' : undefined, t`mã giao dịch`)
  const noAmount = useCodeText(tried && !amount ? 'C_001' : undefined, t`số tiền`)
  const known = open.find(({ id }) => id === chosen)
  return {
    field: (
      <>
        {open.length > 0 ? (
          <RadioGroup
            legend={<Trans>Khoản chuyển</Trans>}
            value={chosen}
            onChange={setChosen}
            options={[
              ...open.map((row) => ({
                value: row.id,
                label: format.vnd(row.amount),
                description: row.number,
              })),
              { value: TYPED, label: t`Khoản khác trên sao kê` },
            ]}
          />
        ) : null}
        {known ? null : (
          <>
            <TextField
              label={<Trans>Mã giao dịch của ngân hàng</Trans>}
              autoComplete="off"
              maxLength={NUMBER_MAX}
              value={number}
              onChange={({ target }) => setNumber(target.value)}
              error={noNumber || undefined}
            />
            <AmountField
              label={<Trans>Số tiền trên sao kê</Trans>}
              value={amount}
              onChange={setAmount}
              error={noAmount || undefined}
            />
          </>
        )}
      </>
    ),
    /** The transfer's number and amount; null, with the fields marked, while either is missing. */
    said: (): { transfer_number: string; transfer_amount: number } | null => {
      if (known) return { transfer_number: known.number, transfer_amount: known.amount }
      setTried(true)
      const typed = number.trim()
      return typed === '' || !amount ? null : { transfer_number: typed, transfer_amount: amount }
    },
  }
}
