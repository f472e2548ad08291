import sprite from './icons.svg?url&no-inline'
import { iconPaths } from './iconPaths.ts'
import { isInlineIcon, type IconName } from './iconNames.ts'
import styles from './Icon.module.css'

export interface IconProps {
  readonly name: IconName
  /** Pixels; 20 by default. */
  readonly size?: 16 | 20 | 24 | 32 | undefined
  /** Filled with its own colour instead of only drawn: a chosen heart, a star. */
  readonly filled?: boolean | undefined
}

/** A stroke icon in the colour of its text, decoration for who listens: drawn in place when most first paints need it, else from one cached sprite. */
export function Icon({ name, size = 20, filled }: IconProps) {
  return (
    <svg
      className={styles.icon}
      data-size={size}
      data-filled={filled || undefined}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden
    >
      {isInlineIcon(name) ? <path d={iconPaths[name]} /> : <use href={`${sprite}#${name}`} />}
    </svg>
  )
}
