import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useCodeText } from '#src/i18n/codeText.ts'
import { TextArea } from '#src/ui/TextArea.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import type { Said } from './draft.ts'
import page from '../parts/page.module.css'

interface SaidFieldProps {
  readonly name: string
  readonly label: string
  readonly description?: ReactNode
  readonly value: Said
  readonly onChange: (text: Said) => void
  /** The code of what is wrong with the Vietnamese text. */
  readonly wrong?: string | undefined
  /** Several lines. */
  readonly rows?: number
  readonly optional?: boolean
}

/** A text in Vietnamese, and in English where the host writes it. */
export function SaidField({
  name,
  label,
  description,
  value,
  onChange,
  wrong,
  rows,
  optional,
}: SaidFieldProps) {
  const { t } = useLingui()
  const error = useCodeText(wrong, label)
  const { vi, en } = value
  const free = t`không bắt buộc`
  const common = { description, error: error || undefined, ...(optional ? { note: free } : {}) }
  const english = t`${label}, tiếng Anh`
  if (rows === undefined)
    return (
      <div className={page.pair}>
        <TextField
          {...common}
          label={label}
          name={name}
          value={vi}
          onChange={({ target }) => onChange({ vi: target.value, en })}
        />
        <TextField
          label={english}
          note={free}
          lang="en"
          value={en}
          onChange={({ target }) => onChange({ vi, en: target.value })}
        />
      </div>
    )
  return (
    <div className={page.pair}>
      <TextArea
        {...common}
        label={label}
        name={name}
        rows={rows}
        value={vi}
        onChange={({ target }) => onChange({ vi: target.value, en })}
      />
      <TextArea
        label={english}
        note={free}
        lang="en"
        rows={rows}
        value={en}
        onChange={({ target }) => onChange({ vi, en: target.value })}
      />
    </div>
  )
}
