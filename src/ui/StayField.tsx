import { Suspense, useId, useRef, useState, type ReactNode } from 'react'
import { FieldError } from './Field.tsx'
import { Icon } from './Icon.tsx'
import { intent } from './intent.ts'
import type { StayPopoverProps } from './StayPopover.tsx'
import styles from './StayField.module.css'
import { part } from './part.ts'

const load = () => import('./StayPopover.tsx')
const StayPopover = part(load, 'StayPopover')

export interface StayFieldProps {
  /** The box's id, such as homepage-picker, time-ranger or start-date. */
  readonly id?: string | undefined
  readonly fromLabel: ReactNode
  readonly toLabel: ReactNode
  /** The chosen days, already formatted; null shows `emptyText`. */
  readonly fromText: string | null
  readonly toText: string | null
  /** "Chọn ngày". */
  readonly emptyText: string
  readonly closeText: string
  readonly error?: ReactNode
  readonly calendar: StayPopoverProps['calendar']
}

/** The two dates of a stay in one box; its calendar is fetched when someone comes near and opens on a press. */
export function StayField({
  id,
  fromLabel,
  toLabel,
  fromText,
  toText,
  emptyText,
  closeText,
  error,
  calendar,
}: StayFieldProps) {
  const ownId = useId()
  const boxId = id ?? ownId
  const trigger = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState<boolean | null>(null)
  const half = (label: ReactNode, text: string | null) => (
    <span className={styles.half}>
      <span className={styles.label}>{label}</span>
      <span className={styles.day} data-empty={text === null || undefined}>
        {text ?? emptyText}
      </span>
    </span>
  )
  return (
    <div className={styles.field}>
      <button
        ref={trigger}
        id={boxId}
        type="button"
        className={styles.box}
        data-wrong={error ? true : undefined}
        aria-haspopup="dialog"
        aria-expanded={open === true}
        aria-describedby={error ? `${boxId}-error` : undefined}
        onClick={() => setOpen(true)}
        {...intent(load)}
      >
        <Icon name="calendar" />
        {half(fromLabel, fromText)}
        <span className={styles.dash} aria-hidden="true" />
        {half(toLabel, toText)}
      </button>
      {error && <FieldError id={`${boxId}-error`}>{error}</FieldError>}
      {open !== null && (
        <Suspense fallback={null}>
          <StayPopover
            isOpen={open}
            onOpenChange={setOpen}
            triggerRef={trigger}
            closeText={closeText}
            calendar={{
              ...calendar,
              onChange: (stay) => {
                calendar.onChange(stay)
                setOpen(false)
              },
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
