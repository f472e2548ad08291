import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LETTER_KINDS, type LetterKind } from '#contract/letterKinds.ts'
import type { LetterScheme } from '#contract/shapes/letter.ts'
import type { Language } from '#contract/shapes/primitives.ts'
import { callFile } from '#src/api/file.ts'
import { BASE, WIRE } from '#src/api/wire.ts'
import page from '#src/app/work/page.module.css'
import { PageError, PageLoading } from '#src/app/work/States.tsx'
import { RadioGroup } from '#src/ui/RadioGroup.tsx'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { Select } from '#src/ui/Select.tsx'
import styles from './LettersPage.module.css'
import { LETTER_TEXT } from './words.ts'

type Width = 'phone' | 'desktop'
type Wish = { kind: LetterKind; language: Language; scheme: LetterScheme }

/** Every kind of letter as its reader sees it. */
export function LettersPage() {
  const { t, i18n } = useLingui()
  const [kind, setKind] = useState<LetterKind>(LETTER_KINDS[0])
  const [language, setLanguage] = useState<Language>('vi')
  const [scheme, setScheme] = useState<LetterScheme>('light')
  const [width, setWidth] = useState<Width>('desktop')
  return (
    <div className={page.page}>
      <SectionHeading
        level={1}
        lead={<Trans>Mỗi loại thư như người nhận thấy, với một kỳ nghỉ không có thật.</Trans>}
      >
        <Trans>Mẫu thư</Trans>
      </SectionHeading>
      <div className={styles.choices}>
        <Select
          label={t`Loại thư`}
          value={kind}
          options={LETTER_KINDS.map((value) => ({ value, label: i18n._(LETTER_TEXT[value]) }))}
          onChange={({ currentTarget }) =>
            setKind(LETTER_KINDS.find((value) => value === currentTarget.value) ?? kind)
          }
        />
        <RadioGroup
          legend={t`Ngôn ngữ của thư`}
          look="segments"
          value={language}
          onChange={setLanguage}
          options={[
            { value: 'vi', label: 'Tiếng Việt' },
            { value: 'en', label: 'English' },
          ]}
        />
        <RadioGroup
          legend={t({ message: 'Nền', context: 'letter' })}
          look="segments"
          value={scheme}
          onChange={setScheme}
          options={[
            { value: 'light', label: t({ message: 'Sáng', context: 'letter' }) },
            { value: 'dark', label: t({ message: 'Tối', context: 'letter' }) },
          ]}
        />
        <RadioGroup
          legend={t({ message: 'Màn hình', context: 'letter' })}
          look="segments"
          value={width}
          onChange={setWidth}
          options={[
            { value: 'phone', label: t({ message: 'Điện thoại', context: 'screen' }) },
            { value: 'desktop', label: t`Máy tính` },
          ]}
        />
      </div>
      <Letter wish={{ kind, language, scheme }} width={width} />
    </div>
  )
}

/** Asked for once by a call, which renews a session and says what is wrong; then shown in a frame without any rights. */
function Letter({ wish, width }: { readonly wish: Wish; readonly width: Width }) {
  const { i18n } = useLingui()
  const { isPending, error, refetch } = useQuery({
    queryKey: ['letter', wish],
    queryFn: async () => (await callFile('desk.letter', wish)).size,
  })
  if (isPending) return <PageLoading />
  if (error) return <PageError error={error} onRetry={() => void refetch()} />
  return (
    <div className={styles.desk}>
      <iframe
        key={new URLSearchParams(wish).toString()}
        className={styles.letter}
        data-width={width}
        title={i18n._(LETTER_TEXT[wish.kind])}
        sandbox=""
        src={`${BASE}${WIRE['desk.letter'].path}?${new URLSearchParams(wish).toString()}`}
      />
    </div>
  )
}
