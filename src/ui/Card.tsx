import type { HTMLAttributes } from 'react'
import styles from './Card.module.css'

export interface CardProps extends Omit<HTMLAttributes<HTMLElement>, 'className'> {
  readonly as?: 'article' | 'div' | 'section' | 'li' | 'aside' | undefined
  /** paper: a sheet with a hairline; mount: the picture is framed by the sheet; sunken: a tray; plain: no sheet. */
  readonly look?: 'paper' | 'mount' | 'sunken' | 'plain' | undefined
  /** Inner space of 16 to 24 px; a mounted card pads its picture and text itself. */
  readonly padded?: boolean | undefined
  /** On a phone a mounted card is as low as its words, the picture beside them; in a row that goes sideways the smaller. */
  readonly low?: 'list' | 'row' | undefined
  /** Lifts under the pointer; give the title's link `cardLinkClass`, and the whole card leads there. */
  readonly interactive?: boolean | undefined
}

/** The class for the one link of an interactive card. Other buttons inside stay pressable above it. */
export const cardLinkClass: string | undefined = styles.link
/** The class for what stands beside the picture of a mounted card. */
export const cardBodyClass: string | undefined = styles.body

/** The class for the badges over the picture of a mounted card. */
export const cardMarksClass: string | undefined = styles.marks

/** A sheet of paper. */
export function Card({
  as: Element = 'article',
  look = 'paper',
  low,
  padded,
  interactive,
  ...rest
}: CardProps) {
  return (
    <Element
      {...rest}
      className={styles.card}
      data-look={look}
      data-low={low}
      data-padded={padded || undefined}
      data-interactive={interactive || undefined}
    />
  )
}
