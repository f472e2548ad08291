import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { PicturePicker } from '#src/app/pictures/PicturePicker.tsx'
import { usePictures } from '#src/app/pictures/usePictures.ts'
import { useOnline } from '#src/app/state/online.ts'
import { useCodeText } from '#src/i18n/codeText.ts'
import { FieldError } from '#src/ui/Field.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { lettersOf } from '#contract/letters.ts'
import { CHAT_LETTERS_MAX, CHAT_PHOTOS_MAX } from '#contract/numbers.ts'
import { isSeen } from '#contract/shapes/chat.ts'
import { keepTyped, typedIn } from './typed.ts'
import styles from './Composer.module.css'

interface ComposerProps {
  /** The conversation's name: what was typed is kept under it. */
  readonly name: string
  readonly label: string
  readonly onSay: (text: string, pictureIds: readonly string[]) => void
}

/** From here on the letters that are left are shown. */
const COUNT_FROM = CHAT_LETTERS_MAX - 100

/**
 * Where a message is written. Enter sends, Shift+Enter begins a new line; the focus stays. Words wait for the network where
 * there is none; pictures cannot, and this says so.
 */
export function Composer({ name, label, onSay }: ComposerProps) {
  const { t } = useLingui()
  const id = useId()
  const online = useOnline()
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  useEffect(() => {
    let left = false
    void typedIn(name).then((kept) => {
      // Whoever began to write meanwhile goes on with that.
      if (!left && kept !== null) setText((now) => (now === '' ? kept : now))
    })
    return () => {
      left = true
    }
  }, [name])
  const [attaching, setAttaching] = useState(false)
  const pictures = usePictures(CHAT_PHOTOS_MAX)
  const letters = text.length > COUNT_FROM ? lettersOf(text) : 0
  const tooLong = useCodeText(letters > CHAT_LETTERS_MAX ? 'C_031' : undefined, CHAT_LETTERS_MAX)
  const ready =
    letters <= CHAT_LETTERS_MAX && !pictures.unsettled && (isSeen(text) || pictures.ids.length > 0)
  const type = (typed: string) => {
    setText(typed)
    void keepTyped(name, typed)
  }
  const send = () => {
    field.current?.focus()
    if (!ready) return
    onSay(text.trim(), pictures.ids)
    type('')
    setAttaching(false)
    for (const { key } of pictures.pictures) pictures.remove(key)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // A Vietnamese keyboard may still be putting a letter together.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <form
      className={styles.composer}
      data-bottom-bar=""
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        send()
      }}
    >
      {attaching && (
        <div className={styles.pictures}>
          {!online && (
            <p className={styles.note}>
              <Trans>Ảnh cần có mạng. Lời nhắn thì viết lúc nào cũng được, có mạng là gửi.</Trans>
            </p>
          )}
          <PicturePicker label={t`Ảnh gửi kèm`} pictures={pictures} most={CHAT_PHOTOS_MAX} />
        </div>
      )}
      {tooLong !== '' && <FieldError id={`${id}-error`}>{tooLong}</FieldError>}
      <div className={styles.line}>
        <IconButton
          icon="image"
          label={t`Gửi kèm ảnh`}
          aria-expanded={attaching}
          onClick={() => setAttaching(!attaching)}
        />
        <textarea
          ref={field}
          className={styles.field}
          rows={1}
          autoComplete="off"
          value={text}
          aria-label={label}
          aria-invalid={tooLong !== '' || undefined}
          aria-describedby={tooLong === '' ? undefined : `${id}-error`}
          placeholder={t`Viết tin nhắn…`}
          enterKeyHint="send"
          dir="auto"
          onChange={({ target }) => type(target.value)}
          onKeyDown={onKeyDown}
        />
        {letters > COUNT_FROM && (
          <span className={styles.count} data-figures>
            {letters}/{CHAT_LETTERS_MAX}
          </span>
        )}
        <IconButton icon="send" tone="solid" type="submit" label={t`Gửi`} aria-disabled={!ready} />
      </div>
    </form>
  )
}
