import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { keptHere } from '#src/api/keptHere.ts'
import { useOutbox } from '#src/api/outbox.ts'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { Notice } from '#src/ui/Notice.tsx'

const never = () => () => undefined

/** Says what of the person before still waits on this device, and what becomes of it by signing in. */
export function WaitingNote() {
  const { length } = useOutbox()
  const sealed = useSyncExternalStore(never, keptHere, () => null) === 'sealed'
  if (length === 0 && !sealed) return null
  return (
    <Notice
      tone="info"
      action={
        length > 0 && (
          <Link to="/outbox" {...buttonLook({ size: 'small' })}>
            <Trans>Xem việc đang chờ</Trans>
          </Link>
        )
      }
    >
      {length > 0 ? (
        <Plural value={length} other="# việc chưa gửi vẫn nằm trên máy này." />
      ) : (
        <Trans>Việc chưa gửi của người dùng trước được niêm phong trên máy này.</Trans>
      )}{' '}
      <Trans>Đăng nhập lại bằng đúng tài khoản đó thì Ghé gửi tiếp; tài khoản khác thì chúng bị xóa.</Trans>
    </Notice>
  )
}
