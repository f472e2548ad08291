import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useAct } from '#src/api/act.ts'
import { AskSheet } from './AskSheet.tsx'
import { useCodeText } from '#src/i18n/codeText.ts'
import { PasswordField } from '#src/ui/PasswordField.tsx'
import { CONFIRMED_MINUTES } from '#contract/numbers.ts'

interface ConfirmSheetProps {
  readonly onConfirmed: () => void
  readonly onClose: () => void
}

/** Asks once more who is there, before what touches money or rights is done. It holds for ten minutes. */
export function ConfirmSheet({ onConfirmed, onClose }: ConfirmSheetProps) {
  const { t } = useLingui()
  const [password, setPassword] = useState('')
  const [tried, setTried] = useState(false)
  const confirm = useAct('security.confirm')
  const missing = useCodeText(tried && password === '' ? 'C_001' : undefined, t`mật khẩu`)
  return (
    <AskSheet
      title={<Trans>Xác nhận đây là bạn</Trans>}
      submitText={<Trans>Xác nhận và tiếp tục</Trans>}
      act={confirm}
      onSubmit={() => {
        setTried(true)
        if (password !== '') confirm.mutate({ password }, { onSuccess: onConfirmed })
      }}
      onClose={onClose}
    >
      <p>
        <Trans>
          Việc này động đến tiền hoặc quyền nên cần mật khẩu của bạn, để không ai khác đang cầm máy làm được.
          Xác nhận có hiệu lực {CONFIRMED_MINUTES} phút.
        </Trans>
      </p>
      <PasswordField
        name="password"
        label={t`Mật khẩu`}
        autoComplete="current-password"
        showText={t`Hiện mật khẩu`}
        hideText={t`Ẩn mật khẩu`}
        value={password}
        error={missing || undefined}
        onChange={({ target }) => setPassword(target.value)}
      />
      <p>
        <Link to="/profile/security">
          <Trans>Tài khoản chưa có mật khẩu? Đặt mật khẩu ở trang Bảo mật</Trans>
        </Link>
      </p>
    </AskSheet>
  )
}
