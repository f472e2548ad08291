import { useLingui } from '@lingui/react/macro'
import { useCodeText } from '#src/i18n/codeText.ts'
import { FieldError } from '#src/ui/Field.tsx'
import { StarsInput } from '#src/ui/Rating.tsx'
import type { ReviewDraft } from '../reviewDraft.ts'
import styles from '../review.module.css'

interface MarksProps {
  readonly draft: ReviewDraft
  /** It was sent once: what is missing is pointed at. */
  readonly tried: boolean
  readonly onChange: (changes: Partial<ReviewDraft>) => void
}

/** The three marks of a stay. */
export function Marks({ draft, tried, onChange }: MarksProps) {
  const { t } = useLingui()
  const labels = [t`Tệ`, t`Chưa tốt`, t`Tạm được`, t`Tốt`, t`Tuyệt vời`] as const
  const marks = [
    { name: 'clean', legend: t`Sạch sẽ` },
    { name: 'convenient', legend: t({ message: 'Tiện lợi', context: 'mark' }) },
    { name: 'service', legend: t`Phục vụ` },
  ] as const
  return (
    <div className={styles.marks}>
      {marks.map(({ name, legend }) => (
        <div key={name}>
          <StarsInput
            legend={legend}
            name={name}
            value={draft[name]}
            labels={labels}
            onChange={(value) => onChange({ [name]: value })}
          />
          {tried && draft[name] === null && <Missing what={legend} />}
        </div>
      ))}
    </div>
  )
}

function Missing({ what }: { readonly what: string }) {
  const { t } = useLingui()
  const mark = what.toLowerCase()
  const text = useCodeText('C_002', t`số sao cho mục ${mark}`)
  return text === '' ? null : <FieldError>{text}</FieldError>
}
