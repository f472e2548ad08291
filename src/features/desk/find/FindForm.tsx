import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { useSlash } from '#src/app/desk/useFindKeys.ts'
import { useCodeText } from '#src/i18n/codeText.ts'
import { Button } from '#src/ui/Button.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import frame from '#src/app/work/WorkFrame.module.css'

/** What was looked for last, for the way back; kept with the person's answers, and gone with them. */
export const LAST = ['desk', 'what was looked for'] as const

interface FindFormProps {
  readonly text?: string
  /** The field alone, on a page about something else: its name stands within, the page keeps the focus, and Enter finds. */
  readonly slim?: boolean
  readonly onFind: (text: string) => void
}

/** Asks what to look for, and keeps it. */
export function FindForm({ text: before = '', slim = false, onFind }: FindFormProps) {
  const { t } = useLingui()
  const client = useQueryClient()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(before)
  const [tried, setTried] = useState(false)
  const [slash] = useSlash()
  const missing = useCodeText(
    tried && text.trim() === '' ? 'C_001' : undefined,
    t`mã, tên, email hoặc số điện thoại`,
  )
  useEffect(() => {
    if (!slim) field.current?.select()
  }, [slim])
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    const words = text.trim()
    if (words === '') return field.current?.focus()
    client.setQueryData(LAST, words)
    onFind(words)
  }
  return (
    <form className="stack-4" onSubmit={submit} role="search" noValidate>
      <TextField
        ref={field}
        name="text"
        label={t`Mã, tên, email hoặc số điện thoại`}
        labelHidden={slim}
        placeholder={slim ? t`Mã, tên, số điện thoại` : undefined}
        icon="search"
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="search"
        spellCheck={false}
        maxLength={100}
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={missing || undefined}
        suffix={
          slim &&
          slash && (
            <kbd className={frame.key} aria-hidden="true">
              /
            </kbd>
          )
        }
      />
      {!slim && (
        <div className="row-3">
          <Button type="submit" tone="primary" icon="search">
            <Trans>Tìm</Trans>
          </Button>
        </div>
      )}
    </form>
  )
}
