import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState, type FormEvent } from 'react'
import { useAct } from '#src/api/act.ts'
import { isProblem } from '#src/api/problem.ts'
import { useCodeText, useProblemText } from '#src/i18n/codeText.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { PasswordField } from '#src/ui/PasswordField.tsx'
import styles from '../profile.module.css'

/** The password shows who is there. `onDone` is told until when that holds. */
export function ConfirmByPassword({ onDone }: { readonly onDone: (until: string) => void }) {
  const { t } = useLingui()
  const [password, setPassword] = useState('')
  const [missing, setMissing] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const confirm = useAct('security.confirm')
  const refusal = useProblemText(confirm.error)
  const missingText = useCodeText(missing ? 'C_001' : undefined, t`mật khẩu`)
  const wrong = isProblem(confirm.error, 'C_059') ? refusal : ''
  const focus = () => form.current?.querySelector('input')?.focus()

  function submit(event: FormEvent) {
    event.preventDefault()
    if (confirm.isPending) return
    setMissing(password === '')
    if (password === '') return focus()
    confirm.mutate({ password }, { onSuccess: ({ until }) => onDone(until), onError: focus })
  }

  return (
    <form ref={form} className={styles.narrow} method="post" noValidate onSubmit={submit}>
      <PasswordField
        name="password"
        label={t`Mật khẩu`}
        autoComplete="current-password"
        showText={t`Hiện mật khẩu`}
        hideText={t`Ẩn mật khẩu`}
        value={password}
        error={missingText || wrong || undefined}
        onChange={({ target }) => {
          setPassword(target.value)
          setMissing(false)
        }}
      />
      {confirm.error && wrong === '' && (
        <Notice tone="danger" live="assertive">
          {refusal}
        </Notice>
      )}
      <div>
        <Button type="submit" tone="primary" busy={confirm.isPending}>
          <Trans>Xác nhận</Trans>
        </Button>
      </div>
    </form>
  )
}
