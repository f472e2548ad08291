import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { BANKS } from '#contract/banks.ts'
import { bankRequest } from '#contract/shapes/house.ts'
import { focusWrong, refusedBy } from '#src/app/work/mistakes.ts'
import { useCodeText } from '#src/i18n/codeText.ts'
import { Select } from '#src/ui/Select.tsx'
import { TextField } from '#src/ui/TextField.tsx'

type Account = { bin: string; number: string; holder: string }

/** An account at a bank as it is being typed. What is wrong with it is said once sending it was tried. */
export function useBankAccount(before: Account | null) {
  const [account, setAccount] = useState<Account>({
    bin: before?.bin ?? '',
    number: before?.number ?? '',
    holder: before?.holder ?? '',
  })
  const [tried, setTried] = useState(false)
  const wrong = refusedBy(bankRequest, account)
  return {
    account,
    wrong: tried ? wrong : {},
    change: (changes: Partial<Account>) => setAccount((typed) => ({ ...typed, ...changes })),
    /** Whether it can be sent; where not, the cursor stands in the first field that is wrong. */
    isReady: (form: HTMLFormElement) => {
      setTried(true)
      return !focusWrong(form, wrong)
    },
  }
}

/** Bank, number and holder of an account. */
export function BankFields({ bank }: { readonly bank: ReturnType<typeof useBankAccount> }) {
  const { t } = useLingui()
  const { account, wrong, change } = bank
  const noBank = useCodeText(wrong.bin, t`ngân hàng`)
  const noNumber = useCodeText(wrong.number, t`số tài khoản`)
  const noHolder = useCodeText(wrong.holder, t`chủ tài khoản`)
  return (
    <>
      <Select
        name="bin"
        label={t`Ngân hàng`}
        value={account.bin}
        options={[
          { value: '', label: t`Chọn ngân hàng` },
          ...BANKS.map(({ bin: value, name }) => ({ value, label: name })),
        ]}
        onChange={({ target }) => change({ bin: target.value })}
        error={noBank || undefined}
      />
      <TextField
        name="number"
        label={t`Số tài khoản`}
        inputMode="numeric"
        autoComplete="off"
        value={account.number}
        onChange={({ target }) => change({ number: target.value.replace(/\s/g, '') })}
        error={noNumber || undefined}
      />
      <TextField
        name="holder"
        label={t`Chủ tài khoản`}
        description={t`Như trên thẻ hoặc sao kê.`}
        autoComplete="off"
        value={account.holder}
        onChange={({ target }) => change({ holder: target.value })}
        error={noHolder || undefined}
      />
    </>
  )
}
