import './ariaVietnamese.ts'
import type { ReactNode } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { AriaLanguage } from './AriaLanguage.tsx'
import { IconButton } from './IconButton.tsx'
import styles from './ModalFrame.module.css'

export interface ModalProps {
  readonly isOpen: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly title: ReactNode
  readonly children: ReactNode
  /** Buttons that stay in sight at the bottom. */
  readonly actions?: ReactNode
  /** The name of the cross: "Đóng". */
  readonly closeText: string
  readonly size?: 'small' | 'medium' | 'large' | undefined
}

interface ModalFrameProps extends ModalProps {
  readonly shape: 'dialog' | 'sheet'
  /** An alert asks for an answer: it is not closed by a press outside. */
  readonly alert?: boolean | undefined
}

/** What dialogs and sheets have in common: veil, paper, title, cross, contents that scroll, actions that stay. */
export function ModalFrame({
  isOpen,
  onOpenChange,
  title,
  children,
  actions,
  closeText,
  size = 'medium',
  shape,
  alert,
}: ModalFrameProps) {
  return (
    <AriaLanguage>
      <ModalOverlay
        className={styles.veil ?? ''}
        data-shape={shape}
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        isDismissable={!alert}
      >
        <Modal className={styles.modal ?? ''} data-size={size}>
          <Dialog className={styles.dialog ?? ''} role={alert ? 'alertdialog' : 'dialog'}>
            <header className={styles.header}>
              <Heading slot="title" level={2} className={styles.title ?? ''}>
                {title}
              </Heading>
              {!alert && <IconButton icon="close" label={closeText} onClick={() => onOpenChange(false)} />}
            </header>
            <div className={styles.content}>{children}</div>
            {actions && <footer className={styles.actions}>{actions}</footer>}
          </Dialog>
        </Modal>
      </ModalOverlay>
    </AriaLanguage>
  )
}
