import { ModalFrame, type ModalProps } from './ModalFrame.tsx'

export interface DrawerProps extends Omit<ModalProps, 'size'> {
  readonly side?: 'start' | 'end' | undefined
}

/** A panel as high as the screen from its side: the menu of a phone, the filters of a list. */
export function Drawer({ side = 'start', ...props }: DrawerProps) {
  return <ModalFrame {...props} shape={side} />
}
