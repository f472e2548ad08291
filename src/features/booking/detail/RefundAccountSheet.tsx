import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useId, type SubmitEvent } from 'react'
import type { Output } from '#contract/endpoints.ts'
import { useAct } from '#src/api/act.ts'
import { putAnswer } from '#src/api/query.ts'
import { BankFields, useBankAccount } from '#src/app/bank/BankFields.tsx'
import { AskAgain } from '#src/app/work/AskAgain.tsx'
import { Refusal } from '#src/app/pieces/Refusal.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Sheet } from '#src/ui/Sheet.tsx'
import { toast } from '#src/ui/toasts.ts'
import styles from './Sections.module.css'

interface RefundAccountSheetProps {
  readonly bookingId: string
  readonly account: Output<'booking.refundAccount'>['account']
  readonly onClose: () => void
}

/** The account to which a refund by bank transfer goes: bank, number, holder. */
export function RefundAccountSheet({ bookingId, account, onClose }: RefundAccountSheetProps) {
  const { t } = useLingui()
  const form = useId()
  const client = useQueryClient()
  const bank = useBankAccount(account)
  const save = useAct('booking.setRefundAccount')
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (bank.isReady(event.currentTarget)) send()
  }
  const send = () =>
    save.mutate(
      { booking_id: bookingId, ...bank.account },
      {
        onSuccess: (fresh) => {
          putAnswer(client, 'booking.refundAccount', { booking_id: bookingId }, fresh)
          toast.success(t`Đã ghi tài khoản nhận tiền hoàn`)
          onClose()
        },
      },
    )
  return (
    <AskAgain error={save.error} onConfirmed={send}>
      <Sheet
        isOpen
        onOpenChange={(open) => !open && onClose()}
        title={<Trans>Tài khoản nhận tiền hoàn</Trans>}
        closeText={t`Đóng`}
        actions={
          <Button type="submit" form={form} tone="primary" size="large" block busy={save.isPending}>
            <Trans>Lưu tài khoản</Trans>
          </Button>
        }
      >
        <form id={form} className={styles.section} onSubmit={submit} noValidate>
          <p className="soft">
            <Trans>
              Chỉ nhân viên chuyển tiền hoàn thấy tài khoản này. Đổi được cho đến khi tiền được gửi.
            </Trans>
          </p>
          <BankFields bank={bank} />
          <Refusal error={save.error} />
        </form>
      </Sheet>
    </AskAgain>
  )
}
