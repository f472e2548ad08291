import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { Dialog } from '#src/ui/Dialog.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { Picture } from '#src/ui/Picture.tsx'
import styles from './Pictures.module.css'

export interface PictureViewerProps {
  readonly title: string
  readonly pictures: readonly { readonly id: string; readonly alt: string }[]
  readonly index: number
  readonly onIndex: (index: number) => void
  readonly onClose: () => void
}

/** One picture at a time, as large as the screen allows; arrow keys go on, Escape goes back. */
export function PictureViewer({ title, pictures, index, onIndex, onClose }: PictureViewerProps) {
  const { t } = useLingui()
  const total = pictures.length
  const picture = pictures[index]
  useArrowKeys((by) => onIndex((index + by + total) % total))
  if (!picture) return null
  return (
    <Dialog
      isOpen
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={title}
      closeText={t`Đóng`}
      size="large"
    >
      <div className={styles.viewer}>
        <Picture key={picture.id} {...picture} sizes="(min-width: 900px) 800px, 100vw" />
        <div className={styles.steps}>
          <IconButton
            icon="chevron-left"
            label={t`Ảnh trước`}
            onClick={() => onIndex((index - 1 + total) % total)}
          />
          <span aria-live="polite">
            {index + 1} / {total}
          </span>
          <IconButton icon="chevron-right" label={t`Ảnh sau`} onClick={() => onIndex((index + 1) % total)} />
        </div>
      </div>
    </Dialog>
  )
}

function useArrowKeys(go: (by: 1 | -1) => void): void {
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (event.key === 'ArrowRight') go(1)
      if (event.key === 'ArrowLeft') go(-1)
    }
    document.addEventListener('keydown', key)
    return () => document.removeEventListener('keydown', key)
  })
}
