import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useSyncExternalStore } from 'react'
import { Button } from '#src/ui/Button.tsx'
import { sendAllNow } from '../worker.ts'
import { leaving, type Leaving } from './leaving.ts'
import { saveWaiting } from './waitingFile.ts'
import { part } from '#src/ui/part.ts'

const ConfirmDialog = part(() => import('#src/ui/ConfirmDialog.tsx'), 'ConfirmDialog')

async function sendNow(answer: (how: Leaving) => void): Promise<void> {
  answer('stay')
  await sendAllNow()
}

/** Asks before signing out what becomes of what has not been sent. */
export function LeavingQuestion() {
  const { t } = useLingui()
  const question = useSyncExternalStore(leaving.subscribe, leaving.read, () => null)
  if (question === null) return null
  return (
    <Suspense fallback={null}>
      <ConfirmDialog
        isOpen
        onOpenChange={(open) => {
          if (!open) question.answer('stay')
        }}
        title={t`Còn việc chưa gửi`}
        body={
          <>
            <p>
              <Plural
                value={question.entries.length}
                other="# việc bạn làm khi không có mạng chưa đến máy chủ. Bạn muốn làm gì với chúng?"
              />
            </p>
            <p>
              <Trans>
                Giữ lại thì chúng được niêm phong và gửi khi bạn đăng nhập lại trên máy này. Người khác đăng
                nhập trên máy này thì chúng bị xóa.
              </Trans>
            </p>
            <p>
              <Button block icon="send" onClick={() => void sendNow(question.answer)}>
                <Trans>Gửi ngay, chưa đăng xuất</Trans>
              </Button>
              <Button block icon="lock" onClick={() => question.answer('seal')}>
                <Trans>Đăng xuất và giữ lại</Trans>
              </Button>
              <Button
                block
                icon="download"
                onClick={() => saveWaiting(question.entries, t`viec-chua-gui.json`)}
              >
                <Trans>Lưu thành tệp</Trans>
              </Button>
            </p>
          </>
        }
        confirmText={t`Đăng xuất và bỏ hết`}
        cancelText={t`Ở lại`}
        tone="danger"
        onConfirm={() => question.answer('drop')}
      />
    </Suspense>
  )
}
