import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Profile } from '#contract/shapes/profile.ts'
import { cutOf, MIDDLE } from '#contract/upload.ts'
import { act } from '#src/api/act.ts'
import { sendPicture } from '#src/api/upload.ts'
import type { LookedAt } from '#src/app/pictures/lookAt.ts'
import { useUploadWords } from '#src/app/pictures/useUploadWords.ts'
import { useProblemText } from '#src/i18n/codeText.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Sheet } from '#src/ui/Sheet.tsx'
import { SquareWindow } from './SquareWindow.tsx'
import styles from './AvatarEditor.module.css'

interface FaceCutterProps {
  readonly looked: LookedAt
  readonly onClose: () => void
  readonly onDone: (profile: Profile) => void
}

/** Cuts the chosen picture to a square and sends it. What was chosen stays when sending fails. */
export function FaceCutter({ looked, onClose, onDone }: FaceCutterProps) {
  const { t } = useLingui()
  const { weight } = useUploadWords()
  const [view, setView] = useState(MIDDLE)
  const [progress, setProgress] = useState<number | null>(null)
  const [error, setError] = useState<unknown>(null)
  const refusal = useProblemText(error)

  async function use() {
    setProgress(0)
    setError(null)
    try {
      const sent = await sendPicture(looked.file, { onProgress: setProgress })
      onDone(await act('profile.setAvatar', { picture_id: sent.picture_id, ...cutOf(sent, view) }))
    } catch (failure) {
      setError(failure)
      setProgress(null)
    }
  }

  const busy = progress !== null
  return (
    <Sheet
      isOpen
      onOpenChange={(open) => {
        if (!open && !busy) onClose()
      }}
      title={t`Cắt ảnh thành hình vuông`}
      closeText={t`Đóng`}
      size="small"
      actions={
        <>
          <Button onClick={onClose} disabled={busy}>
            <Trans>Thôi</Trans>
          </Button>
          <Button tone="primary" busy={busy} onClick={() => void use()}>
            <Trans>Dùng ảnh này</Trans>
          </Button>
        </>
      }
    >
      <div className="stack-3">
        <SquareWindow looked={looked} view={view} onView={setView} />
        <p className="note anywhere" data-figures>
          {looked.file.name} · {looked.kind.toUpperCase()} · {weight(looked.file.size)} · {looked.width} ×{' '}
          {looked.height}
        </p>
        {busy && (
          <progress className={styles.progress} value={progress} max={1} aria-label={t`Đang gửi ảnh`} />
        )}
        {error !== null && (
          <Notice tone="danger" live="assertive">
            {refusal}
          </Notice>
        )}
      </div>
    </Sheet>
  )
}
