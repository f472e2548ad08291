import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAct } from '#src/api/act.ts'
import { outdated } from '#src/api/outdated.ts'
import { toast } from '#src/ui/toasts.ts'
import { AskSheet } from '#src/app/work/AskSheet.tsx'
import { isBlank, ReasonField } from '#src/app/work/ReasonField.tsx'

/** Reports a review to staff, who keep it or take it out of sight. */
export function ReportSheet({
  reviewId,
  onClose,
}: {
  readonly reviewId: string
  readonly onClose: () => void
}) {
  const { t } = useLingui()
  const client = useQueryClient()
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const report = useAct('review.report')
  const submit = () => {
    setTried(true)
    if (isBlank(reason)) return
    report.mutate(
      { review_id: reviewId, reason },
      {
        onSuccess: () => {
          toast.success(t`Đã báo Ghé xem lại`)
          onClose()
          void outdated(client, 'host.reviews')
        },
      },
    )
  }
  return (
    <AskSheet
      title={<Trans>Báo cáo đánh giá này?</Trans>}
      submitText={<Trans>Gửi báo cáo</Trans>}
      act={report}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>
        <Trans>Nhân viên Ghé đọc lại và quyết định. Trong lúc đó đánh giá vẫn hiện.</Trans>
      </p>
      <ReasonField
        value={reason}
        onChange={setReason}
        missing={tried && isBlank(reason)}
        description={<Trans>Chỉ nhân viên Ghé đọc được.</Trans>}
      />
    </AskSheet>
  )
}
