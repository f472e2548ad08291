import { useId, useState, type ReactNode } from 'react'
import { Checkbox } from './Checkbox.tsx'
import styles from './CheckList.module.css'

export interface CheckListOption {
  readonly value: string
  readonly label: ReactNode
  /** How many results have it; shown quietly at the end. */
  readonly count?: ReactNode
  /** The same in full, for who listens. */
  readonly countText?: string | undefined
  /** Nothing has it: still in reach and said why, but not to be ticked. */
  readonly empty?: boolean | undefined
}

export interface CheckListProps {
  readonly legend: ReactNode
  readonly name?: string | undefined
  readonly options: readonly CheckListOption[]
  readonly value: readonly string[]
  readonly onChange: (value: string[]) => void
  /** "Xem thêm 7", given how many are hidden. */
  readonly moreText: (hidden: number) => string
  /** "Thu gọn". */
  readonly lessText: string
  /** Longer lists are folded to this length; 5 unless told. */
  readonly limit?: number | undefined
}

/** Boxes to tick under one heading. A ticked box stays in sight when the list is folded. */
export function CheckList({
  legend,
  name,
  options,
  value,
  onChange,
  moreText,
  lessText,
  limit = 5,
}: CheckListProps) {
  const [open, setOpen] = useState(false)
  const listId = useId()
  const foldable = options.length > limit
  const folded = (option: CheckListOption, index: number) =>
    foldable && !open && index >= limit && !value.includes(option.value)
  const hidden = options.filter(folded).length
  const isOff = (option: CheckListOption) => option.empty === true && !value.includes(option.value)
  const toggle = (option: string, ticked: boolean) =>
    onChange(
      options.map((each) => each.value).filter((each) => (each === option ? ticked : value.includes(each))),
    )
  return (
    <fieldset className={styles.list}>
      <legend className={styles.legend}>{legend}</legend>
      <div id={listId}>
        {options.map((option, index) => (
          <div key={option.value} className={styles.option} hidden={folded(option, index)}>
            <Checkbox
              label={option.label}
              name={name}
              value={option.value}
              checked={value.includes(option.value)}
              aria-description={option.countText}
              aria-disabled={isOff(option) || undefined}
              onChange={(event) => isOff(option) || toggle(option.value, event.target.checked)}
            />
            {option.count !== undefined && (
              <span className={styles.count} aria-hidden={option.countText !== undefined || undefined}>
                {option.count}
              </span>
            )}
          </div>
        ))}
      </div>
      {foldable && (hidden > 0 || open) && (
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={listId}
          onClick={() => setOpen(!open)}
        >
          {open ? lessText : moreText(hidden)}
        </button>
      )}
    </fieldset>
  )
}
