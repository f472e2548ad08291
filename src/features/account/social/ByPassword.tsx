import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState, type FormEvent } from 'react'
import { useAct } from '#src/api/act.ts'
import { useFieldText } from '#src/app/proof/useFieldText.ts'
import { useProblemText } from '#src/i18n/codeText.ts'
import { Button } from '#src/ui/Button.tsx'
import { PasswordField } from '#src/ui/PasswordField.tsx'
import { SignInRefusal } from '#src/app/proof/SignInRefusal.tsx'

interface ByPasswordProps {
  readonly flow: string
  readonly email: string
  readonly onSignedIn: () => void
  /** The arrival is over. */
  readonly onOver: () => void
}

/** Proves an account by its password, so that it opens with the provider from now on. */
export function ByPassword({ flow, email, onSignedIn, onOver }: ByPasswordProps) {
  const { t } = useLingui()
  const [password, setPassword] = useState('')
  const [missing, setMissing] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const link = useAct('social.linkByPassword')
  const refusal = useProblemText(link.error)
  const missingText = useFieldText('password', missing ? 'C_001' : null)
  const wrong = link.error?.code === 'C_059'

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (link.isPending) return
    setMissing(password === '')
    const focus = () => form.current?.querySelector<HTMLInputElement>('input[name=password]')?.focus()
    if (password === '') return focus()
    link.mutate(
      { flow, password },
      { onSuccess: onSignedIn, onError: ({ code }) => (code === 'C_022' ? onOver() : focus()) },
    )
  }

  return (
    <form ref={form} className="stack-4" method="post" noValidate onSubmit={submit}>
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        name="password"
        label={t`Mật khẩu Ghé của bạn`}
        autoComplete="current-password"
        showText={t`Hiện mật khẩu`}
        hideText={t`Ẩn mật khẩu`}
        value={password}
        error={missingText ?? (wrong ? refusal : undefined)}
        onChange={(event) => setPassword(event.target.value)}
      />
      <SignInRefusal error={wrong ? null : link.error} onSignedIn={onSignedIn} />
      <Button type="submit" tone="primary" size="large" block busy={link.isPending}>
        <Trans>Xác nhận và đăng nhập</Trans>
      </Button>
    </form>
  )
}
