import { useLingui } from '@lingui/react/macro'
import { createContext, use } from 'react'
import { TextArea } from '#src/ui/TextArea.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { useWrongText, type Bound } from './bind.ts'
import type { Said } from './draft.ts'
import page from '#src/app/work/page.module.css'

/** Whether the host writes English as well. */
export const InEnglish = createContext(false)

interface SaidFieldProps extends Bound<Said> {
  /** Several lines. */
  readonly rows?: number
  readonly optional?: boolean
}

/** A text in Vietnamese, and in English where the host writes it. */
export function SaidField({ rows, optional, ...bound }: SaidFieldProps) {
  const { t } = useLingui()
  const error = useWrongText(bound)
  const { name, label, value, onChange } = bound
  const english = use(InEnglish) || value.en !== ''
  const field = (
    language: keyof Said,
    texts: { label: string; note: string | undefined; error: string | undefined; name?: string },
  ) => {
    const common = {
      ...texts,
      lang: language,
      value: value[language],
      onChange: ({ target }: { target: { value: string } }) =>
        onChange({ ...value, [language]: target.value }),
    }
    return rows === undefined ? <TextField {...common} /> : <TextArea {...common} rows={rows} />
  }
  const free = t`không bắt buộc`
  return (
    <div className={page.pair}>
      {field('vi', { label, name, error, note: optional ? free : undefined })}
      {english && field('en', { label: t`${label}, tiếng Anh`, note: free, error: undefined })}
    </div>
  )
}
