import { ModalFrame, type ModalProps } from './ModalFrame.tsx'

/** A question or a small form above the page; centred. On phones prefer a Sheet. */
export function Dialog(props: ModalProps) {
  return <ModalFrame {...props} shape="dialog" />
}
