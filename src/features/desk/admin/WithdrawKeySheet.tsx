import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { NEW_CODE_DAYS } from '#contract/numbers.ts'
import type { SigningKey } from '#contract/shapes/administration.ts'
import { useAct } from '#src/api/act.ts'
import { AskSheet } from '#src/app/work/AskSheet.tsx'
import { useReason } from '../parts/useReason.tsx'
import { useAdminDone, type AdminAsk } from './useAdminDone.ts'

interface WithdrawKeySheetProps extends AdminAsk {
  readonly leaked: SigningKey
  /** Whether a next key waits for its day. */
  readonly waits: boolean
  readonly version: number
}

/** Ends a leaked key at once: what that means for guests and gates, and why it is done. */
export function WithdrawKeySheet({ leaked, waits, version, ...ask }: WithdrawKeySheetProps) {
  const { t } = useLingui()
  const { field, given } = useReason(t`Được ghi vào nhật ký cùng tên bạn.`)
  const withdraw = useAct('desk.withdrawKey')
  const { keyId, state } = leaked
  const done = useAdminDone(ask, t`Đã thu hồi khóa số ${keyId}`)
  return (
    <AskSheet
      title={<Trans>Thu hồi khóa số {keyId}?</Trans>}
      submitText={<Trans>Thu hồi khóa</Trans>}
      tone="danger"
      act={withdraw}
      onSubmit={given((reason) => withdraw.mutate({ version, key_id: keyId, reason }, done))}
      onClose={ask.onClose}
    >
      {state === 'coming' ? (
        <p>
          <Trans>Khóa này chưa ký mã nào, nên khách không bị ảnh hưởng. Khóa đang ký vẫn ký tiếp.</Trans>
        </p>
      ) : (
        <>
          <p>
            <Trans>
              Chỉ dùng khi khóa đã lộ: mọi mã ký bằng khóa này hết giá trị ngay và không khôi phục được. Lượt
              quét bằng mã cũ mà máy ở cổng chưa gửi cũng sẽ bị từ chối.
            </Trans>
          </p>
          <p>
            <Plural
              value={NEW_CODE_DAYS}
              other="Khách mở lại chuyến đi hoặc vé khi có mạng là có mã mới. Khách đến trong # ngày tới được báo ngay."
            />
          </p>
        </>
      )}
      {state === 'signing' && (
        <p>
          {waits ? (
            <Trans>
              Khóa đang chờ sẽ ký ngay. Máy ở cổng chưa có mạng từ khi khóa đó được tạo sẽ từ chối mã mới, và
              vẫn tin mã cũ, cho đến khi có mạng lại.
            </Trans>
          ) : (
            <Trans>
              Một khóa mới được tạo và ký ngay. Máy ở cổng đang mất mạng sẽ từ chối mã mới, và vẫn tin mã cũ,
              cho đến khi có mạng lại.
            </Trans>
          )}
        </p>
      )}
      {state === 'past' && (
        <p>
          <Trans>Máy ở cổng đang mất mạng vẫn tin mã cũ cho đến khi có mạng lại.</Trans>
        </p>
      )}
      {field}
    </AskSheet>
  )
}
