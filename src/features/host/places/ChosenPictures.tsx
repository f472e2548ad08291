import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { FieldError } from '#src/ui/Field.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { Picture } from '#src/ui/Picture.tsx'
import { useWrongText, type Bound } from './bind.ts'
import styles from './places.module.css'

interface ChosenPicturesProps extends Bound<string[]> {
  /** The pictures of the place. */
  readonly from: readonly string[]
  readonly most: number
}

/** Which pictures of a place show a room, in the order of taps; the first is the one that stands for it. */
export function ChosenPictures({ from, most, ...bound }: ChosenPicturesProps) {
  const { t } = useLingui()
  const id = useId()
  const error = useWrongText(bound)
  const { name, label, value, onChange } = bound
  return (
    <fieldset className={styles.chosen} aria-describedby={error ? id : undefined}>
      <legend>{label}</legend>
      <div className={styles.strip}>
        {from.map((picture, index) => {
          const place = index + 1
          const isIn = value.includes(picture)
          return (
            <label key={picture} className={styles.choice}>
              <input
                type="checkbox"
                name={name}
                checked={isIn}
                aria-label={t`Ảnh ${place}`}
                aria-invalid={error ? true : undefined}
                aria-disabled={(!isIn && value.length >= most) || undefined}
                onChange={() => {
                  if (isIn) onChange(value.filter((one) => one !== picture))
                  else if (value.length < most) onChange([...value, picture])
                }}
              />
              <Picture id={picture} alt="" sizes="120px" />
              {isIn && (
                <span className={styles.mark}>
                  <Icon name="check" size={16} />
                </span>
              )}
            </label>
          )
        })}
      </div>
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  )
}
