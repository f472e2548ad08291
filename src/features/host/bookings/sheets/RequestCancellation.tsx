import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CancellationTermsOfHost } from '#contract/shapes/host.ts'
import { useAct } from '#src/api/act.ts'
import { query } from '#src/api/query.ts'
import { useCodeText } from '#src/i18n/codeText.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { AskSheet } from '#src/app/work/AskSheet.tsx'
import { isBlank, ReasonField } from '#src/app/work/ReasonField.tsx'
import { useStep, type StepProps } from './useStep.ts'

/** What one more cancellation would do, in sentences. */
function Terms({ terms }: { readonly terms: CancellationTermsOfHost }) {
  const format = useFormat()
  const { month, year, monthLimit, yearLimit, consequence } = terms
  const fee = useCodeText(terms.fee > 0 ? 'C_019' : undefined, format.vnd(terms.fee))
  return (
    <Notice tone={consequence === 'NONE' ? 'info' : 'danger'}>
      <p>
        <Trans>
          Đến nay bạn đã hủy {month}/{monthLimit} lần trong tháng và {year}/{yearLimit} lần trong năm.
        </Trans>
      </p>
      <p>
        {consequence === 'LOCKS_FOREVER' ? (
          <Trans>Nếu khách đồng ý, chỗ ở của bạn ngừng nhận khách mới hẳn.</Trans>
        ) : consequence === 'LOCKS_FOR_A_MONTH' ? (
          <Trans>Nếu khách đồng ý, chỗ ở của bạn tạm ngừng nhận khách mới một tháng.</Trans>
        ) : consequence === 'WARNED' ? (
          <Trans>Nếu khách đồng ý, chỉ một lần hủy nữa là tạm ngừng nhận khách mới.</Trans>
        ) : (
          <Trans>Nếu khách đồng ý, bạn thêm một lần hủy và khách được hoàn 100 %.</Trans>
        )}
      </p>
      {fee !== '' && <p>{fee}</p>}
    </Notice>
  )
}

/** Asks the guest to cancel: with a reason, and with the counts that were shown and accepted. */
export function RequestCancellation(props: StepProps) {
  const { onClose } = props
  const { t } = useLingui()
  const [reason, setReason] = useState('')
  const [agreed, setAgreed] = useState(false)
  const [tried, setTried] = useState(false)
  const terms = useQuery({ ...query('host.cancellationTerms', {}), staleTime: 0 })
  const request = useAct('host.requestCancellation')
  const step = useStep(props, t`Đã gửi yêu cầu hủy cho khách`)
  const unticked = useCodeText(tried && !agreed ? 'C_002' : undefined, t`đồng ý`)
  const submit = () => {
    setTried(true)
    if (!terms.data || !agreed || isBlank(reason)) return
    const { month, year } = terms.data
    request.mutate(
      { ...step.seen, reason, shown_month: month, shown_year: year },
      {
        ...step.after,
        onError: (problem) => {
          // Other counts now: they are shown, and accepted anew.
          if (problem.code === 'C_020') {
            setAgreed(false)
            void terms.refetch()
          }
          step.after.onError(problem)
        },
      },
    )
  }
  return (
    <AskSheet
      title={<Trans>Xin khách hủy đặt phòng này?</Trans>}
      submitText={<Trans>Gửi yêu cầu hủy</Trans>}
      tone="danger"
      act={{ isPending: request.isPending, error: request.error ?? terms.error }}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>
        <Trans>
          Khách quyết định. Khách đồng ý thì được hoàn 100 %; không đồng ý hoặc không trả lời thì đặt phòng
          vẫn giữ nguyên.
        </Trans>
      </p>
      {terms.data ? <Terms terms={terms.data} /> : <Skeleton shape="block" />}
      <ReasonField value={reason} onChange={setReason} missing={tried && isBlank(reason)} />
      <Checkbox
        label={<Trans>Tôi đã đọc và đồng ý</Trans>}
        checked={agreed}
        onChange={({ target }) => setAgreed(target.checked)}
        error={unticked || undefined}
      />
    </AskSheet>
  )
}
