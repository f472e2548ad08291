import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import type { IconName } from './iconNames.ts'
import styles from './Chip.module.css'

/** A fact in one or two words, such as "Hồ bơi": nothing to press. */
export function Tag({
  icon,
  children,
}: {
  readonly icon?: IconName | undefined
  readonly children: ReactNode
}) {
  return (
    <span className={styles.tag}>
      {icon && <Icon name={icon} size={16} />}
      {children}
    </span>
  )
}

export interface ChipProps {
  readonly children: ReactNode
  readonly icon?: IconName | undefined
  readonly onRemove: () => void
  /** What a press does, such as "Bỏ lọc Hồ bơi". */
  readonly removeText: string
}

/** Something chosen, such as a filter, with a cross: a press takes it away. */
export function Chip({ children, icon, onRemove, removeText }: ChipProps) {
  return (
    <button type="button" className={styles.chip} aria-label={removeText} onClick={onRemove}>
      {icon && <Icon name={icon} size={16} />}
      {children}
      <Icon name="close" size={16} />
    </button>
  )
}
