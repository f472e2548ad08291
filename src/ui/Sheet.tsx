import { ModalFrame, type ModalProps } from './ModalFrame.tsx'

/** From below on phones, a centred dialog on wide screens. */
export function Sheet(props: ModalProps) {
  return <ModalFrame {...props} shape="sheet" />
}
