import { useLingui } from '@lingui/react/macro'
import { useCodeText } from '#src/i18n/codeText.ts'
import { TextArea } from '#src/ui/TextArea.tsx'
import { REVIEW_TEXT_MAX } from '#contract/numbers.ts'
import { lettersOf } from '#contract/letters.ts'

interface ReviewTextProps {
  readonly value: string
  readonly onChange: (text: string) => void
}

/** The words of a review, counted as people count letters. */
export function ReviewText({ value, onChange }: ReviewTextProps) {
  const { t } = useLingui()
  const letters = lettersOf(value)
  const tooLong = useCodeText(letters > REVIEW_TEXT_MAX ? 'C_031' : undefined, REVIEW_TEXT_MAX)
  return (
    <TextArea
      id="rate-text"
      label={t`Cảm nhận của bạn`}
      note={t`không bắt buộc`}
      value={value}
      rows={4}
      counter={`${letters}/${REVIEW_TEXT_MAX}`}
      error={tooLong || undefined}
      placeholder={t`Điều bạn thích nhất, điều người sau nên biết…`}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
