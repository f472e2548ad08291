import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { VoucherEntry } from '#contract/shapes/administration.ts'
import { useAct } from '#src/api/act.ts'
import { AskSheet } from '#src/app/work/AskSheet.tsx'
import { useToday } from '#src/i18n/useToday.ts'
import { useReason } from '../parts/useReason.tsx'
import { useAdminDone, type AdminAsk } from './useAdminDone.ts'
import { draftOf, problemsOf, wishOf } from './voucherDraft.ts'
import { VoucherFields } from './VoucherFields.tsx'

/** Makes a voucher, or changes it. */
export function VoucherSheet({ voucher, ...ask }: AdminAsk & { readonly voucher: VoucherEntry | null }) {
  const { t } = useLingui()
  const today = useToday()
  const [draft, setDraft] = useState(() => draftOf(voucher, today))
  const [tried, setTried] = useState(false)
  const { field, said } = useReason(t`Được ghi vào nhật ký cùng tên bạn.`)
  const save = useAct('desk.saveVoucher')
  const done = useAdminDone(ask, t`Đã lưu mã giảm giá`)
  const problems = problemsOf(draft)
  const submit = () => {
    setTried(true)
    const reason = said()
    if (reason === null || Object.keys(problems).length > 0) return
    save.mutate({ id: voucher?.id ?? null, version: voucher?.version ?? 0, ...wishOf(draft), reason }, done)
  }
  return (
    <AskSheet
      title={voucher ? <Trans>Sửa mã giảm giá</Trans> : <Trans>Tạo mã giảm giá</Trans>}
      submitText={<Trans>Lưu mã giảm giá</Trans>}
      act={save}
      onSubmit={submit}
      onClose={ask.onClose}
    >
      <p>
        {voucher ? (
          <Trans>Điều kiện mới áp dụng cho lần đặt sau; đặt phòng đã có giữ nguyên giá.</Trans>
        ) : (
          <Trans>Khách dùng được mã ngay khi đến ngày bắt đầu.</Trans>
        )}
      </p>
      <VoucherFields
        draft={draft}
        problems={tried ? problems : {}}
        onChange={(changes) => setDraft((now) => ({ ...now, ...changes }))}
      />
      {field}
    </AskSheet>
  )
}
