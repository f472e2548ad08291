import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { leaving } from './leaving.ts'

const ConfirmDialog = lazy(async () => ({
  default: (await import('#src/ui/ConfirmDialog.tsx')).ConfirmDialog,
}))

/** Asks before signing out throws away what has not been sent. */
export function LeavingQuestion() {
  const { t } = useLingui()
  const question = useSyncExternalStore(leaving.subscribe, leaving.read, () => null)
  if (question === null) return null
  return (
    <Suspense fallback={null}>
      <ConfirmDialog
        isOpen
        onOpenChange={(open) => {
          if (!open) question.answer(false)
        }}
        title={t`Còn việc chưa gửi`}
        body={
          <p>
            <Plural
              value={question.count}
              other="# việc bạn làm khi không có mạng chưa đến máy chủ. Đăng xuất bây giờ thì mất."
            />{' '}
            <Trans>Bạn có thể chờ có mạng rồi đăng xuất.</Trans>
          </p>
        }
        confirmText={t`Vẫn đăng xuất`}
        cancelText={t`Ở lại`}
        tone="danger"
        onConfirm={() => question.answer(true)}
      />
    </Suspense>
  )
}
