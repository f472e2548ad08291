import './ariaVietnamese.ts'
import type { ReactNode } from 'react'
import { DateField as AriaDateField, DateInput, DateSegment } from 'react-aria-components/DateField'
import { Label } from 'react-aria-components/Label'
import { AriaLanguage } from './AriaLanguage.tsx'
import { toDate, toDay, type Day } from './days.ts'
import fieldStyles from './Field.module.css'
import styles from './DateField.module.css'

export interface DateFieldProps {
  readonly label: ReactNode
  /** 'YYYY-MM-DD', or '' while it is not whole. */
  readonly value: Day
  readonly onChange: (day: Day) => void
}

/** A date to type, part by part, in the order of the language: ngày / tháng / năm. For birthdays and known days. */
export function DateField({ label, value, onChange }: DateFieldProps) {
  return (
    <AriaLanguage>
      <AriaDateField
        className={fieldStyles.field ?? ''}
        shouldForceLeadingZeros
        value={value === '' ? null : toDate(value)}
        onChange={(date) => onChange(date ? toDay(date) : '')}
        validationBehavior="aria"
      >
        <Label className={fieldStyles.label ?? ''}>{label}</Label>
        <DateInput className={`${fieldStyles.box ?? ''} ${styles.input ?? ''}`}>
          {(segment) => <DateSegment segment={segment} className={styles.segment ?? ''} />}
        </DateInput>
      </AriaDateField>
    </AriaLanguage>
  )
}
