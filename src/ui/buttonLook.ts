import styles from './Button.module.css'

type ButtonTone = 'primary' | 'secondary' | 'quiet' | 'danger'
type ButtonSize = 'small' | 'medium' | 'large'

export interface ButtonLook {
  /** One primary on a screen; secondary by default. */
  readonly tone?: ButtonTone | undefined
  readonly size?: ButtonSize | undefined
  /** As wide as its container. */
  readonly block?: boolean | undefined
}

/** The class and data attributes that make a link of any router look like a button. */
export function buttonLook({ tone = 'secondary', size = 'medium', block }: ButtonLook = {}) {
  return {
    className: styles.button,
    'data-tone': tone,
    'data-size': size,
    'data-block': block || undefined,
  }
}
