import type { ReactNode } from 'react'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import styles from './Price.module.css'

export interface PriceProps {
  /** Already formatted: "1.250.000 ₫". */
  readonly amount: string
  /** Before the amount: "Từ". */
  readonly lead?: ReactNode
  /** "mỗi đêm". */
  readonly unit?: ReactNode
  /** The price before the discount, already formatted; shown struck. */
  readonly was?: string | undefined
  /** What a screen reader says before `was` and before `amount`: "Giá cũ", "nay còn". */
  readonly wasText?: string | undefined
  readonly nowText?: string | undefined
  /** A line below: "khoảng 48 USD", "đã gồm phụ thu". */
  readonly note?: ReactNode
  readonly size?: 'small' | 'medium' | 'large' | undefined
}

/** A price: the second thing one sees after the picture. */
export function Price({ amount, lead, unit, was, wasText, nowText, note, size = 'medium' }: PriceProps) {
  return (
    <span className={styles.price} data-size={size}>
      {was && (
        <span className={styles.was} data-part="was">
          {wasText && <VisuallyHidden>{wasText} </VisuallyHidden>}
          <s>{was}</s>
        </span>
      )}{' '}
      <span>
        {was && nowText && <VisuallyHidden>{nowText} </VisuallyHidden>}
        {lead && <span className={styles.unit}>{lead}</span>}{' '}
        <span className={styles.amount} data-lower={was ? true : undefined}>
          {amount}
        </span>
        {unit && ' '}
        {unit && <span className={styles.unit}>{unit}</span>}
      </span>
      {note && (
        <span className={styles.note} data-part="note">
          {note}
        </span>
      )}
    </span>
  )
}
