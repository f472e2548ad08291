import { Trans } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { outdated } from '#src/api/outdated.ts'
import { query } from '#src/api/query.ts'
import { sessionChanged } from '#src/api/session.ts'
import { createPasskey, isDeclined, signInByPasskey } from '#src/app/passkey.ts'
import { Refusal } from '#src/app/pieces/Refusal.tsx'
import { endPasskeyOffer } from '#src/app/state/passkeyOffer.ts'
import { AskAgain } from '#src/app/work/AskAgain.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'

/** Signing in with a passkey, at the staff's door. */
export function PasskeyEntry({ tone = 'secondary' }: { readonly tone?: 'primary' | 'secondary' }) {
  const client = useQueryClient()
  const enter = useMutation({
    mutationFn: () => signInByPasskey(null),
    onSuccess: () => {
      sessionChanged()
      return outdated(client, 'account.guest')
    },
  })
  return (
    <>
      <Button block icon="key" tone={tone} busy={enter.isPending} onClick={() => enter.mutate()}>
        <Trans>Đăng nhập bằng khóa truy cập</Trans>
      </Button>
      <Refusal error={isDeclined(enter.error) ? null : enter.error} />
    </>
  )
}

/** The first passkey: from then on it is the way in. */
function FirstPasskey() {
  const client = useQueryClient()
  const make = useMutation({
    mutationFn: createPasskey,
    onSuccess: () => {
      endPasskeyOffer()
      return outdated(client, 'account.guest')
    },
  })
  return (
    <AskAgain error={make.error} onConfirmed={() => make.mutate()}>
      <Notice tone="info" live="polite" title={<Trans>Tạo khóa truy cập để vào bàn làm việc</Trans>}>
        <Trans>
          Bàn làm việc động đến tiền và thông tin của khách, nên mật khẩu thôi chưa đủ. Khóa nằm trong máy của
          bạn và mở bằng vân tay, khuôn mặt hoặc mã khóa máy; từ lần sau bạn vào bằng khóa này.
        </Trans>
      </Notice>
      <Button block icon="key" tone="primary" busy={make.isPending} onClick={() => make.mutate()}>
        <Trans>Tạo khóa truy cập</Trans>
      </Button>
      <Refusal error={isDeclined(make.error) ? null : make.error} />
    </AskAgain>
  )
}

/** What staff with but a password find: their first passkey to make, or theirs to show. */
export function StaffPasskey() {
  const { data: kept, error } = useQuery(query('passkey.list', {}))
  if (error) return <Refusal error={error} />
  if (!kept) return <Skeleton shape="block" />
  if (kept.length === 0) return <FirstPasskey />
  return (
    <>
      <Notice tone="info" live="polite" title={<Trans>Còn một bước: khóa truy cập của bạn</Trans>}>
        <Trans>
          Bạn mới nhập mật khẩu. Bàn làm việc chỉ mở bằng khóa truy cập đã tạo; nếu khóa ở máy khác, hãy chọn
          máy đó khi trình duyệt hỏi. Mất khóa thì nhờ người vận hành máy chủ gỡ khóa cũ.
        </Trans>
      </Notice>
      <PasskeyEntry tone="primary" />
    </>
  )
}
