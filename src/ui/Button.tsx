import { useId, type ComponentProps, type ReactNode } from 'react'
import { buttonLook, type ButtonLook } from './buttonLook.ts'
import { Icon } from './Icon.tsx'
import type { IconName } from './iconNames.ts'
import styles from './Button.module.css'

interface Adornments extends ButtonLook {
  readonly icon?: IconName | undefined
  readonly trailingIcon?: IconName | undefined
}

export interface ButtonProps extends Adornments, Omit<ComponentProps<'button'>, 'className'> {
  /** Its request is on the way: presses are ignored, the width stays. */
  readonly busy?: boolean | undefined
  /** Why it cannot be pressed now; it stays reachable by keyboard and the reason is shown below. */
  readonly reason?: ReactNode
}

/** A button. Never submits a form unless `type="submit"` is asked for. */
export function Button({
  tone,
  size,
  block,
  icon,
  trailingIcon,
  busy,
  reason,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const reasonId = useId()
  const blocked = Boolean(reason) || Boolean(busy)
  const button = (
    <button
      {...rest}
      {...buttonLook({ tone, size, block })}
      type={type}
      data-busy={busy || undefined}
      aria-busy={busy || undefined}
      aria-disabled={blocked || undefined}
      aria-describedby={reason ? reasonId : rest['aria-describedby']}
      onClick={(event) => (blocked ? event.preventDefault() : onClick?.(event))}
    >
      <Inside icon={icon} trailingIcon={trailingIcon}>
        {children}
      </Inside>
    </button>
  )
  if (!reason) return button
  return (
    <span className={styles.withReason} data-block={block || undefined}>
      {button}
      <span className={styles.reason} id={reasonId}>
        {reason}
      </span>
    </span>
  )
}

export interface LinkButtonProps extends Adornments, Omit<ComponentProps<'a'>, 'className'> {}

/** A plain link that looks like a button, for addresses outside the router. */
export function LinkButton({ tone, size, block, icon, trailingIcon, children, ...rest }: LinkButtonProps) {
  return (
    <a {...rest} {...buttonLook({ tone, size, block })}>
      <Inside icon={icon} trailingIcon={trailingIcon}>
        {children}
      </Inside>
    </a>
  )
}

function Inside({ icon, trailingIcon, children }: Adornments & { readonly children: ReactNode }) {
  return (
    <>
      {icon && <Icon name={icon} />}
      {children}
      {trailingIcon && <Icon name={trailingIcon} />}
    </>
  )
}
