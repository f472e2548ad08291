import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { ModalFrame } from './ModalFrame.tsx'

export interface ConfirmDialogProps {
  readonly isOpen: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly title: ReactNode
  /** What will happen, with its fee or rule in a sentence. */
  readonly body: ReactNode
  readonly confirmText: string
  readonly cancelText: string
  /** danger for what cannot be undone. */
  readonly tone?: 'primary' | 'danger' | undefined
  readonly busy?: boolean | undefined
  readonly onConfirm: () => void
}

/** Asks before something is done. It stays open until the caller closes it, so that a failure can be shown in `body`. */
export function ConfirmDialog({
  isOpen,
  onOpenChange,
  title,
  body,
  confirmText,
  cancelText,
  tone = 'primary',
  busy,
  onConfirm,
}: ConfirmDialogProps) {
  return (
    <ModalFrame
      shape="dialog"
      alert
      size="small"
      closeText={cancelText}
      {...{ isOpen, onOpenChange, title }}
      actions={
        <>
          <Button onClick={() => onOpenChange(false)} disabled={busy}>
            {cancelText}
          </Button>
          <Button tone={tone} busy={busy} onClick={onConfirm}>
            {confirmText}
          </Button>
        </>
      }
    >
      {body}
    </ModalFrame>
  )
}
