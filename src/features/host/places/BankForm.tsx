import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState, type SubmitEvent } from 'react'
import type { Output } from '#contract/endpoints.ts'
import { useAct } from '#src/api/act.ts'
import { putAnswer, query } from '#src/api/query.ts'
import { BankFields, useBankAccount } from '#src/app/bank/BankFields.tsx'
import { Refusal } from '#src/app/pieces/Refusal.tsx'
import { useProblemText } from '#src/i18n/codeText.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { toast } from '#src/ui/toasts.ts'
import page from '#src/app/work/page.module.css'
import { part } from '#src/ui/part.ts'

const ConfirmSheet = part(() => import('#src/app/work/ConfirmSheet.tsx'), 'ConfirmSheet')

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
  const bank = useBankAccount(account)
  const [confirming, setConfirming] = useState(false)
  const save = useAct('host.setBank')
  const send = () =>
    save.mutate(bank.account, {
      onSuccess: (fresh) => {
        putAnswer(client, 'host.bank', {}, fresh)
        if (fresh.account) bank.change({ holder: fresh.account.holder })
        toast.success(t`Đã lưu tài khoản nhận tiền`)
      },
      onError: (refused) => setConfirming(refused.code === 'G_CONFIRM'),
    })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (bank.isReady(event.currentTarget)) send()
  }
  return (
    <>
      <form className="stack-4" onSubmit={submit} noValidate>
        <div className={page.pair}>
          <BankFields bank={bank} />
        </div>
        <Refusal error={save.error?.code === 'G_CONFIRM' ? null : save.error} />
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
