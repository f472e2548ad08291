import { useId, type ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import styles from './Rating.module.css'

const FIVE = [1, 2, 3, 4, 5] as const

/** One gold star and a figure: "4,8 (126)". `label` says it in words. */
export function Rating({
  value,
  label,
  count,
}: {
  readonly value: string
  readonly label: string
  readonly count?: ReactNode
}) {
  return (
    <span className={styles.rating}>
      <span className={styles.figures} aria-hidden="true">
        <span className={styles.star} data-fill="4">
          <Icon name="star" size={16} filled />
        </span>
        {value}
        {count !== undefined && <span className={styles.count}>({count})</span>}
      </span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}

/** Five stars, filled to the nearest quarter. `label` says it in words: "4,5 trên 5 sao". */
export function Stars({ value, label }: { readonly value: number; readonly label: string }) {
  return (
    <span className={styles.stars} role="img" aria-label={label}>
      {FIVE.map((place) => (
        <span
          key={place}
          className={styles.star}
          data-fill={Math.round(Math.min(1, Math.max(0, value - place + 1)) * 4)}
        >
          <Icon name="star" filled />
        </span>
      ))}
    </span>
  )
}

export interface StarsInputProps {
  readonly legend: ReactNode
  readonly name?: string | undefined
  readonly value: number | null
  readonly onChange: (value: number) => void
  /** What each number of stars means: "Tệ" … "Tuyệt vời". */
  readonly labels: readonly [string, string, string, string, string]
}

/** One to five stars to give: radio buttons for keyboard and screen reader. */
export function StarsInput({ legend, name, value, onChange, labels }: StarsInputProps) {
  const id = useId()
  return (
    <fieldset className={styles.input}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.choices}>
        {FIVE.map((place) => (
          <label key={place} className={styles.choice} data-on={place <= (value ?? 0) || undefined}>
            <input
              type="radio"
              name={name ?? id}
              value={place}
              checked={place === value}
              onChange={() => onChange(place)}
            />
            <Icon name="star" size={32} />
            <VisuallyHidden>{labels[place - 1]}</VisuallyHidden>
          </label>
        ))}
        <span className={styles.word} aria-hidden="true">
          {value === null ? '' : labels[value - 1]}
        </span>
      </div>
    </fieldset>
  )
}
