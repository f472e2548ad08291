import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, type ReactNode } from 'react'
import { useCodeText } from '#src/i18n/codeText.ts'
import { TextArea } from '#src/ui/TextArea.tsx'

const MOST = 500

interface ReasonFieldProps {
  readonly description?: ReactNode
  readonly value: string
  readonly onChange: (text: string) => void
  /** It was sent without a reason: the field says so and takes the cursor. */
  readonly missing: boolean
}

/** Why: what the guest will read. */
export function ReasonField({ description, value, onChange, missing }: ReasonFieldProps) {
  const { t } = useLingui()
  const field = useRef<HTMLTextAreaElement>(null)
  const error = useCodeText(missing ? 'C_001' : undefined, t`lý do`)
  useEffect(() => {
    if (missing) field.current?.focus()
  }, [missing])
  return (
    <TextArea
      ref={field}
      label={t`Lý do`}
      description={description ?? t`Khách sẽ đọc được lời này.`}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={missing ? error : undefined}
      maxLength={MOST}
      counter={`${value.length}/${MOST}`}
      rows={3}
    />
  )
}

export const isBlank = (text: string): boolean => text.trim() === ''
