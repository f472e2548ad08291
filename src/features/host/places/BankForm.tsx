import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState, type SubmitEvent } from 'react'
import { BANKS } from '#contract/banks.ts'
import type { Output } from '#contract/endpoints.ts'
import { useAct } from '#src/api/act.ts'
import { putAnswer, query } from '#src/api/query.ts'
import { useCodeText, useProblemText } from '#src/i18n/codeText.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Select } from '#src/ui/Select.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { toast } from '#src/ui/toasts.ts'
import { focusWrong } from './mistakes.ts'
import page from '#src/app/work/page.module.css'
import { part } from '#src/ui/part.ts'

const ConfirmSheet = part(() => import('#src/app/work/ConfirmSheet.tsx'), 'ConfirmSheet')

const ACCOUNT = /^[\dA-Za-z]{4,19}$/

/** Where guests transfer to; asked when it is opened. */
export function BankForm() {
  const bank = useQuery(query('host.bank', {}))
  const problem = useProblemText(bank.error)
  if (bank.isPending) return <Skeleton shape="block" />
  if (!bank.data) return <Notice tone="danger">{problem}</Notice>
  return <Fields account={bank.data.account} />
}

function Fields({ account }: { readonly account: Output<'host.bank'>['account'] }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const [bin, setBin] = useState(account?.bin ?? '')
  const [number, setNumber] = useState(account?.number ?? '')
  const [holder, setHolder] = useState(account?.holder ?? '')
  const [tried, setTried] = useState(false)
  const [confirming, setConfirming] = useState(false)
  const save = useAct('host.setBank')
  const problem = useProblemText(save.error?.code === 'G_CONFIRM' ? null : save.error)
  const wrong: Record<string, string> = {
    ...(bin === '' ? { bin: 'C_002' } : {}),
    ...(ACCOUNT.test(number) ? {} : { number: number === '' ? 'C_001' : 'C_004' }),
    ...(holder.trim() === '' ? { holder: 'C_001' } : {}),
  }
  const noBank = useCodeText(tried ? wrong.bin : undefined, t`ngân hàng`)
  const noNumber = useCodeText(tried ? wrong.number : undefined, t`số tài khoản`)
  const noHolder = useCodeText(tried ? wrong.holder : undefined, t`chủ tài khoản`)
  const send = () =>
    save.mutate(
      { bin, number, holder },
      {
        onSuccess: (fresh) => {
          putAnswer(client, 'host.bank', {}, fresh)
          setHolder(fresh.account?.holder ?? holder)
          toast.success(t`Đã lưu tài khoản nhận tiền`)
        },
        onError: (refused) => setConfirming(refused.code === 'G_CONFIRM'),
      },
    )
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (!focusWrong(event.currentTarget, wrong)) send()
  }
  return (
    <>
      <form className="stack-4" onSubmit={submit} noValidate>
        <div className={page.pair}>
          <Select
            name="bin"
            label={<Trans>Ngân hàng</Trans>}
            value={bin}
            options={[
              { value: '', label: t`Chọn ngân hàng` },
              ...BANKS.map(({ bin: value, name }) => ({ value, label: name })),
            ]}
            onChange={({ target }) => setBin(target.value)}
            error={noBank || undefined}
          />
          <TextField
            name="number"
            label={<Trans>Số tài khoản</Trans>}
            inputMode="numeric"
            autoComplete="off"
            value={number}
            onChange={({ target }) => setNumber(target.value.replace(/\s/g, ''))}
            error={noNumber || undefined}
          />
          <TextField
            name="holder"
            label={<Trans>Chủ tài khoản</Trans>}
            description={<Trans>Như trên thẻ hoặc sao kê.</Trans>}
            autoComplete="off"
            value={holder}
            onChange={({ target }) => setHolder(target.value)}
            error={noHolder || undefined}
          />
        </div>
        {problem !== '' && (
          <Notice tone="danger" live="assertive">
            {problem}
          </Notice>
        )}
        <div className="row-3">
          <Button type="submit" busy={save.isPending}>
            <Trans>Lưu tài khoản</Trans>
          </Button>
        </div>
      </form>
      {confirming && (
        <Suspense>
          <ConfirmSheet
            onClose={() => setConfirming(false)}
            onConfirmed={() => {
              setConfirming(false)
              send()
            }}
          />
        </Suspense>
      )}
    </>
  )
}
