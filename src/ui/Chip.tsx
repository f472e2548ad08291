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
  /** Given, the chip is a toggle. */
  readonly pressed?: boolean | undefined
  readonly onPress?: (() => void) | undefined
  /** Given, it ends with a cross; needs `removeText`, such as "Bỏ lọc Hồ bơi". */
  readonly onRemove?: (() => void) | undefined
  readonly removeText?: string | undefined
}

/** A small thing to press: a quick filter to turn on, or a chosen one to take away. */
export function Chip({ children, icon, pressed, onPress, onRemove, removeText }: ChipProps) {
  if (onRemove)
    return (
      <button type="button" className={styles.chip} data-on="" aria-label={removeText} onClick={onRemove}>
        {icon && <Icon name={icon} size={16} />}
        {children}
        <Icon name="close" size={16} />
      </button>
    )
  return (
    <button
      type="button"
      className={styles.chip}
      data-on={pressed || undefined}
      aria-pressed={pressed}
      onClick={onPress}
    >
      {icon && <Icon name={icon} size={16} />}
      {children}
    </button>
  )
}
