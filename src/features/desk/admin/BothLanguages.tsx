import { useLingui } from '@lingui/react/macro'
import type { Localized } from '#contract/shapes/primitives.ts'
import { useCodeText } from '#src/i18n/codeText.ts'
import { TextField } from '#src/ui/TextField.tsx'

interface BothLanguagesProps {
  readonly name: string
  readonly label: string
  readonly most: number
  readonly value: Localized
  readonly onChange: (value: Localized) => void
  /** It was sent: what is missing is said. */
  readonly tried: boolean
}

export const lacksWords = ({ vi, en }: Localized): boolean => vi.trim() === '' || en.trim() === ''

/** The same words in Vietnamese and in English. */
export function BothLanguages({ name, label, most, value, onChange, tried }: BothLanguagesProps) {
  const { t } = useLingui()
  const lacksVi = useCodeText(tried && value.vi.trim() === '' ? 'C_001' : undefined, label)
  const lacksEn = useCodeText(tried && value.en.trim() === '' ? 'C_001' : undefined, label)
  return (
    <>
      <TextField
        name={`${name}.vi`}
        label={t`${label}, tiếng Việt`}
        maxLength={most}
        value={value.vi}
        onChange={({ target }) => onChange({ ...value, vi: target.value })}
        error={lacksVi || undefined}
      />
      <TextField
        name={`${name}.en`}
        label={t`${label}, tiếng Anh`}
        lang="en"
        maxLength={most}
        value={value.en}
        onChange={({ target }) => onChange({ ...value, en: target.value })}
        error={lacksEn || undefined}
      />
    </>
  )
}
