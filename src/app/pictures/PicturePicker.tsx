import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useRef, type ReactNode } from 'react'
import { PICTURE_TYPES } from '#contract/upload.ts'
import { useCodeText } from '#src/i18n/codeText.ts'
import { FieldError } from '#src/ui/Field.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { PictureTile } from './PictureTile.tsx'
import type { Pictures } from './usePictures.ts'
import { useUploadWords } from './useUploadWords.ts'
import styles from './PicturePicker.module.css'

export interface PicturePickerProps {
  readonly label: ReactNode
  /** Of the field, for a form that leads to what is wrong. */
  readonly name?: string | undefined
  /** The place for the first one is as wide as there is room. */
  readonly large?: boolean | undefined
  readonly pictures: Pictures
  /** How many there may be: the same as `usePictures` was told. */
  readonly most: number
  /** What is wrong as a whole, for instance that pictures are missing. */
  readonly error?: ReactNode
}

/** Chooses pictures, or takes what is dropped on the last tile; shows each with its kind and size, and sends it. */
export function PicturePicker({ label, name, large, pictures, most, error }: PicturePickerProps) {
  const { t } = useLingui()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { rule } = useUploadWords()
  const tooMany = useCodeText(pictures.tooMany ? 'C_039' : undefined, most)
  const wrong = error ?? (tooMany || null)
  const count = pictures.pictures.length
  const full = count >= most
  const isLarge = large === true && count === 0
  return (
    <fieldset className="stack-2 narrow" aria-describedby={wrong ? `${id}-rule ${id}-error` : `${id}-rule`}>
      <legend className={styles.legend}>
        {label}
        {most > 1 && (
          <span className={styles.count} data-figures>
            {count}/{most}
          </span>
        )}
      </legend>
      <p className={styles.rule} id={`${id}-rule`}>
        {rule}
      </p>
      <ul className={styles.tiles} role="list">
        {pictures.pictures.map((picked) => (
          <li key={picked.key}>
            <PictureTile
              picked={picked}
              onRemove={() => {
                pictures.remove(picked.key)
                input.current?.focus()
              }}
              onRetry={() => pictures.retry(picked)}
            />
          </li>
        ))}
        {!full && (
          <li>
            <label className={styles.add} data-large={isLarge || undefined}>
              <input
                ref={input}
                className={styles.input}
                type="file"
                name={name}
                accept={PICTURE_TYPES.join()}
                multiple={most > 1}
                aria-label={t`Chọn ảnh`}
                onChange={({ target }) => {
                  void pictures.add([...(target.files ?? [])])
                  // The same file may be chosen again after it was taken away.
                  target.value = ''
                }}
              />
              <Icon name="camera" size={24} />
              {isLarge ? <Trans>Chọn ảnh, hoặc thả vào đây</Trans> : <Trans>Chọn ảnh</Trans>}
            </label>
          </li>
        )}
      </ul>
      {wrong && <FieldError id={`${id}-error`}>{wrong}</FieldError>}
    </fieldset>
  )
}
