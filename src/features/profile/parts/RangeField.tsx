import { useId } from 'react'
import styles from './AvatarEditor.module.css'

interface RangeFieldProps {
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly disabled?: boolean
  readonly onChange: (value: number) => void
}

const STEPS = 100

/** A slider of a hundred steps: arrow keys move it by one, Page Up and Page Down by ten. */
export function RangeField({ label, value, min, max, disabled, onChange }: RangeFieldProps) {
  const id = useId()
  const place = max === min ? 0 : Math.round(((value - min) / (max - min)) * STEPS)
  return (
    <div className={styles.range}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={STEPS}
        value={place}
        disabled={disabled ?? max === min}
        aria-valuetext={`${place} %`}
        onChange={({ target }) => onChange(min + (Number(target.value) / STEPS) * (max - min))}
      />
    </div>
  )
}
