import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState, type SubmitEvent } from 'react'
import { BANKS } from '#contract/banks.ts'
import type { Output } from '#contract/endpoints.ts'
import { useAct } from '#src/api/act.ts'
import { putAnswer } from '#src/api/query.ts'
import { AskAgain } from '#src/app/work/AskAgain.tsx'
import { useCodeText, useProblemText } from '#src/i18n/codeText.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Select } from '#src/ui/Select.tsx'
import { Sheet } from '#src/ui/Sheet.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { toast } from '#src/ui/toasts.ts'
import styles from './Sections.module.css'

const ACCOUNT = /^[\dA-Za-z]{4,19}$/

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
  const [bin, setBin] = useState(account?.bin ?? '')
  const [number, setNumber] = useState(account?.number ?? '')
  const [holder, setHolder] = useState(account?.holder ?? '')
  const [tried, setTried] = useState(false)
  const save = useAct('booking.setRefundAccount')
  const problem = useProblemText(save.error)
  const badNumber = number === '' ? 'C_001' : ACCOUNT.test(number) ? undefined : 'C_004'
  const noBank = useCodeText(tried && bin === '' ? 'C_002' : undefined, t`ngân hàng`)
  const noNumber = useCodeText(tried ? badNumber : undefined, t`số tài khoản`)
  const noHolder = useCodeText(tried && holder.trim() === '' ? 'C_001' : undefined, t`chủ tài khoản`)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    const wrong = bin === '' ? 'bin' : badNumber ? 'number' : holder.trim() === '' ? 'holder' : null
    if (wrong !== null) {
      const field = event.currentTarget.elements.namedItem(wrong)
      if (field instanceof HTMLElement) field.focus()
      return
    }
    send()
  }
  const send = () =>
    save.mutate(
      { booking_id: bookingId, bin, number, holder },
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
          <Select
            name="bin"
            label={t`Ngân hàng`}
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
            label={t`Số tài khoản`}
            inputMode="numeric"
            autoComplete="off"
            value={number}
            onChange={({ target }) => setNumber(target.value.replace(/\s/g, ''))}
            error={noNumber || undefined}
          />
          <TextField
            name="holder"
            label={t`Chủ tài khoản`}
            description={t`Như trên thẻ hoặc sao kê.`}
            autoComplete="off"
            value={holder}
            onChange={({ target }) => setHolder(target.value)}
            error={noHolder || undefined}
          />
          {problem !== '' && (
            <Notice tone="danger" live="assertive">
              {problem}
            </Notice>
          )}
        </form>
      </Sheet>
    </AskAgain>
  )
}
