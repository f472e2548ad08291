import { Trans } from '@lingui/react/macro'
import { useId, type ReactNode } from 'react'
import { useFormat } from '#src/i18n/useFormat.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import styles from './FigureChoice.module.css'

interface Figure<Value extends string> {
  readonly value: Value
  readonly name: string
  readonly figure: ReactNode
  /** Of the ended months against the same ones a year before; null where there is nothing to compare with. */
  readonly change: number | null
  /** Percent, or points between two percentages. */
  readonly unit: '%' | 'points'
}

interface FigureChoiceProps<Value extends string> {
  readonly legend: string
  readonly figures: readonly Figure<Value>[]
  readonly chosen: Value
  readonly onChoose: (value: Value) => void
}

/** The figures of the period and which way each goes; the one that is chosen is drawn below, month by month. */
export function FigureChoice<Value extends string>({
  legend,
  figures,
  chosen,
  onChoose,
}: FigureChoiceProps<Value>) {
  const name = useId()
  const { decimal } = useFormat()
  const signed = (change: number) => `${change > 0 ? '+' : ''}${decimal(change)}`
  return (
    <fieldset className={styles.figures}>
      <legend>
        <VisuallyHidden>{legend}</VisuallyHidden>
      </legend>
      {figures.map(({ value, name: called, figure, change, unit }) => {
        const more = change === null ? '' : signed(change)
        return (
          <label key={value} className={styles.one}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            <span>{called}</span>
            <strong aria-live="polite">{figure}</strong>
            {change !== null && (
              <span className={styles.change} data-way={Math.sign(change)}>
                {unit === '%' ? (
                  <Trans>
                    <b>{more} %</b> so với cùng kỳ năm trước
                  </Trans>
                ) : (
                  <Trans>
                    <b>{more} điểm</b> so với cùng kỳ năm trước
                  </Trans>
                )}
              </span>
            )}
          </label>
        )
      })}
    </fieldset>
  )
}
