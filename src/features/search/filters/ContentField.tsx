import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { TextField } from '#src/ui/TextField.tsx'

/** A name or an address to look for; searched when one presses Enter or leaves the field. */
export function ContentField({
  value,
  onChange,
}: {
  readonly value: string
  readonly onChange: (content: string) => void
}) {
  const { t } = useLingui()
  const [typed, setTyped] = useState(value)
  return (
    <TextField
      name="search_content"
      type="search"
      label={t`Tên hoặc địa chỉ`}
      icon="search"
      enterKeyHint="search"
      value={typed}
      maxLength={100}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => typed.trim() !== value && onChange(typed.trim())}
    />
  )
}
