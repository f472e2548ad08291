import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState, type FormEvent, type ReactNode } from 'react'
import { RULES } from '#contract/people/rules.ts'
import { Button } from '#src/ui/Button.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { useFieldText } from './useFieldText.ts'
import styles from './proof.module.css'

interface NameStepProps {
  readonly name: string
  readonly busy: boolean
  /** What went wrong. */
  readonly children: ReactNode
  readonly onName: (name: string) => void
}

/** The number is proven and has no account: what its person is called, and nothing else. */
export function NameStep({ name: before, busy, children, onName }: NameStepProps) {
  const { t } = useLingui()
  const [name, setName] = useState(before)
  const [problem, setProblem] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const error = useFieldText('name', problem)
  return (
    <form
      ref={form}
      className={styles.step}
      method="post"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        if (busy) return
        const found = RULES.name.problem(name)
        setProblem(found)
        if (found === null) onName(name)
        else form.current?.querySelector('input')?.focus()
      }}
    >
      <p className={styles.told}>
        <Trans>Số của bạn đã được xác minh và chưa có tài khoản. Chúng tôi gọi bạn là gì?</Trans>
      </p>
      <TextField
        name="name"
        label={t`Họ và tên`}
        autoComplete="name"
        autoCapitalize="words"
        required
        autoFocus
        value={name}
        error={error}
        onChange={(event) => {
          setName(event.target.value)
          setProblem(null)
        }}
      />
      {children}
      <Button type="submit" tone="primary" size="large" block busy={busy}>
        <Trans>Tạo tài khoản</Trans>
      </Button>
    </form>
  )
}
