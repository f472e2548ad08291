import type { ComponentProps } from 'react'
import { Icon } from './Icon.tsx'
import type { IconName } from './iconNames.ts'
import styles from './IconButton.module.css'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'children'> {
  readonly icon: IconName
  /** Its name, also shown as the browser's own hint. */
  readonly label: string
  /** plain on a surface, solid as an action, float above a picture. */
  readonly tone?: 'plain' | 'solid' | 'float' | undefined
  /** An unread count on its corner; null hides it, above 99 reads 99+. Put the count into `label` too. */
  readonly count?: number | null | undefined
  /** For a toggle such as a favourite: true fills the icon. */
  readonly pressed?: boolean | undefined
}

/** The class and data attributes of an icon button, for router links that hold one icon. */
export const iconButtonLook = (tone: NonNullable<IconButtonProps['tone']> = 'plain') => ({
  className: styles.button,
  'data-tone': tone,
})

/** A button that is only an icon. */
export function IconButton({ icon, label, tone, count, pressed, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      {...iconButtonLook(tone)}
      type={type}
      aria-label={label}
      aria-pressed={pressed}
      title={rest.title ?? label}
    >
      <Icon name={icon} size={24} filled={pressed} />
      <CountBubble count={count} />
    </button>
  )
}

/** A small number on the corner of an icon; nothing when null or 0. */
export function CountBubble({ count }: { readonly count: number | null | undefined }) {
  if (count === null || count === undefined || count === 0) return null
  return <span className={styles.count} data-count={count > 99 ? '99+' : count} aria-hidden="true" />
}
