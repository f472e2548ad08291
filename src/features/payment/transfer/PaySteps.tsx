import { useLingui } from '@lingui/react/macro'
import { ProgressSteps } from '#src/ui/ProgressSteps.tsx'

/** Where one is on the way from the form to the check-in code. */
export function PaySteps({ current }: { readonly current: 1 | 2 | 3 }) {
  const { t } = useLingui()
  return (
    <ProgressSteps
      label={t`Các bước đặt phòng`}
      steps={[t`Thông tin`, t`Thanh toán`, t`Nhận mã`]}
      current={current}
      doneText={t`đã xong`}
    />
  )
}
