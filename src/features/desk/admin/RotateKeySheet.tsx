import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { KEY_LEAD_DAYS } from '#contract/numbers.ts'
import { useAct } from '#src/api/act.ts'
import { AskSheet } from '#src/app/work/AskSheet.tsx'
import { useReason } from '../parts/useReason.tsx'
import { useAdminDone, type AdminAsk } from './useAdminDone.ts'

/** Makes the next signing key: what will happen, and why it is wanted. */
export function RotateKeySheet({ version, ...ask }: AdminAsk & { readonly version: number }) {
  const { t } = useLingui()
  const { field, given } = useReason(t`Được ghi vào nhật ký cùng tên bạn.`)
  const rotate = useAct('desk.rotateKey')
  const done = useAdminDone(ask, t`Đã tạo khóa mới`)
  return (
    <AskSheet
      title={<Trans>Thay khóa ký mã?</Trans>}
      submitText={<Trans>Tạo khóa mới</Trans>}
      act={rotate}
      onSubmit={given((reason) => rotate.mutate({ version, reason }, done))}
      onClose={ask.onClose}
    >
      <p>
        <Plural
          value={KEY_LEAD_DAYS}
          other="Khóa mới được báo cho các máy ở cổng ngay, và bắt đầu ký sau # ngày. Mã ký bằng khóa cũ vẫn qua cổng được."
        />
      </p>
      {field}
    </AskSheet>
  )
}
