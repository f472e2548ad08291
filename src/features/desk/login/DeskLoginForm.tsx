import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type SubmitEvent } from 'react'
import { identifierProblem } from '#contract/identifier.ts'
import { useAct } from '#src/api/act.ts'
import { outdated } from '#src/api/outdated.ts'
import { sessionChanged } from '#src/api/session.ts'
import { useCodeText } from '#src/i18n/codeText.ts'
import { Refusal } from '#src/app/pieces/Refusal.tsx'
import { Button } from '#src/ui/Button.tsx'
import { PasswordField } from '#src/ui/PasswordField.tsx'
import { TextField } from '#src/ui/TextField.tsx'

/** Email or phone, and the password. Who comes in, and whether they may work here, the page says. */
export function DeskLoginForm({ label }: { readonly label: string }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const [identifier, setIdentifier] = useState('')
  const [password, setPassword] = useState('')
  const [tried, setTried] = useState(false)
  const signIn = useAct('account.login')
  const wrongIdentifier = tried ? (identifierProblem(identifier) ?? undefined) : undefined
  const noIdentifier = useCodeText(wrongIdentifier, t`email hoặc số điện thoại`)
  const noPassword = useCodeText(tried && password === '' ? 'C_001' : undefined, t`mật khẩu`)
  const focus = (name: string) => {
    const field = form.current?.elements.namedItem(name)
    if (field instanceof HTMLInputElement) field.focus()
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (signIn.isPending) return
    setTried(true)
    if (identifierProblem(identifier) !== null) return focus('identifier')
    if (password === '') return focus('password')
    signIn.mutate(
      { identifier, password },
      {
        onSuccess: () => {
          sessionChanged()
          void outdated(client, 'account.guest')
        },
        onError: () => focus('password'),
      },
    )
  }
  return (
    <form ref={form} className="stack-4" method="post" noValidate onSubmit={submit} aria-label={label}>
      <TextField
        name="identifier"
        label={t`Email hoặc số điện thoại`}
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        icon="user"
        value={identifier}
        onChange={({ target }) => setIdentifier(target.value)}
        error={noIdentifier || undefined}
      />
      <PasswordField
        name="password"
        label={t`Mật khẩu`}
        autoComplete="current-password"
        showText={t`Hiện mật khẩu`}
        hideText={t`Ẩn mật khẩu`}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        error={noPassword || undefined}
      />
      <Refusal error={signIn.error} />
      <Button type="submit" tone="primary" size="large" block busy={signIn.isPending}>
        <Trans>Đăng nhập</Trans>
      </Button>
    </form>
  )
}
