import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useProblemText } from '#src/i18n/codeText.ts'
import { Button } from '#src/ui/Button.tsx'
import { toast } from '#src/ui/toasts.ts'
import { createPasskey, isDeclined } from '../passkey.ts'
import { endPasskeyOffer, passkeyOffer } from './passkeyOffer.ts'
import styles from './Prompt.module.css'

/** Offers a passkey after signing in, and takes no for an answer. */
export function PasskeyPrompt() {
  const { t } = useLingui()
  const wanted = useSyncExternalStore(passkeyOffer.subscribe, passkeyOffer.read, passkeyOffer.read)
  const make = useMutation({
    mutationFn: createPasskey,
    onSuccess: () => {
      endPasskeyOffer()
      toast.success(t`Lần sau bạn mở khóa máy là vào được Ghé.`)
    },
  })
  const refusal = useProblemText(isDeclined(make.error) ? null : make.error)
  if (!wanted) return null
  return (
    <div className={styles.place} role="status">
      <div className={styles.prompt}>
        <p>
          {refusal === '' ? (
            <Trans>Lần sau đăng nhập bằng vân tay, khuôn mặt hoặc mã khóa máy, không cần mật khẩu?</Trans>
          ) : (
            refusal
          )}
        </p>
        <div className={styles.actions}>
          <Button tone="quiet" size="small" onClick={endPasskeyOffer}>
            <Trans>Để sau</Trans>
          </Button>
          <Button tone="primary" size="small" icon="key" busy={make.isPending} onClick={() => make.mutate()}>
            <Trans>Tạo khóa truy cập</Trans>
          </Button>
        </div>
      </div>
    </div>
  )
}
