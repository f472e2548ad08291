import './ariaVietnamese.ts'
import { useId, type ReactNode } from 'react'
import { DateField as AriaDateField, DateInput, DateSegment } from 'react-aria-components/DateField'
import { Label } from 'react-aria-components/Label'
import { AriaLanguage } from './AriaLanguage.tsx'
import { toDate, toDay, type Day } from './days.ts'
import { FieldError } from './Field.tsx'
import fieldStyles from './Field.module.css'
import styles from './DateField.module.css'

export interface DateFieldProps {
  readonly label: ReactNode
  readonly description?: ReactNode
  readonly error?: ReactNode
  readonly note?: ReactNode
  /** The id of the box, such as profile-birthday. */
  readonly id?: string | undefined
  readonly name?: string | undefined
  /** 'YYYY-MM-DD', or '' while it is not whole. */
  readonly value: Day
  readonly onChange: (day: Day) => void
  readonly min?: Day | undefined
  readonly max?: Day | undefined
  readonly required?: boolean | undefined
  readonly autoFocus?: boolean | undefined
}

/** A date to type, part by part, in the order of the language: ngày / tháng / năm. For birthdays and known days. */
export function DateField({
  label,
  description,
  error,
  note,
  id,
  name,
  value,
  onChange,
  min,
  max,
  required,
  autoFocus,
}: DateFieldProps) {
  const ownId = useId()
  const inputId = id ?? ownId
  const describedBy = [description ? `${inputId}-help` : '', error ? `${inputId}-error` : '']
    .filter(Boolean)
    .join(' ')
  return (
    <AriaLanguage>
      <AriaDateField
        className={fieldStyles.field ?? ''}
        id={inputId}
        shouldForceLeadingZeros
        value={value === '' ? null : toDate(value)}
        onChange={(date) => onChange(date ? toDay(date) : '')}
        isInvalid={Boolean(error)}
        isRequired={required ?? false}
        validationBehavior="aria"
        autoFocus={autoFocus ?? false}
        {...(name === undefined ? {} : { name })}
        {...(min === undefined ? {} : { minValue: toDate(min) })}
        {...(max === undefined ? {} : { maxValue: toDate(max) })}
        {...(describedBy === '' ? {} : { 'aria-describedby': describedBy })}
      >
        <Label className={fieldStyles.label ?? ''}>
          {label}
          {note && <span className={fieldStyles.note}>{note}</span>}
        </Label>
        <DateInput
          className={`${fieldStyles.box ?? ''} ${styles.input ?? ''}`}
          data-wrong={error ? true : undefined}
        >
          {(segment) => <DateSegment segment={segment} className={styles.segment ?? ''} />}
        </DateInput>
        {description && (
          <p className={fieldStyles.description} id={`${inputId}-help`}>
            {description}
          </p>
        )}
        {error && <FieldError id={`${inputId}-error`}>{error}</FieldError>}
      </AriaDateField>
    </AriaLanguage>
  )
}
