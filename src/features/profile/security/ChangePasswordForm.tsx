import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState, type FormEvent } from 'react'
import { composed } from '#contract/people/password.ts'
import { useAct } from '#src/api/act.ts'
import type { ApiProblem } from '#src/api/problem.ts'
import { NewPasswordFields, newPasswordProblems } from '#src/app/proof/NewPasswordFields.tsx'
import { useCodeText } from '#src/i18n/codeText.ts'
import { Refusal } from '#src/app/pieces/Refusal.tsx'
import { Button } from '#src/ui/Button.tsx'
import { PasswordField } from '#src/ui/PasswordField.tsx'
import { toast } from '#src/ui/toasts.ts'
import { Panel } from '../parts/Panel.tsx'
import { useShowSecurity } from './useSecurity.ts'
import styles from '../profile.module.css'

type Problems = { old: string | null; password: string | null; repeated: string | null }
const NONE: Problems = { old: null, password: null, repeated: null }
const NAMES: Record<keyof Problems, string> = {
  old: 'old_password',
  password: 'password',
  repeated: 'repeated',
}

const atFields = ({ fields }: ApiProblem): Problems => ({
  old: fields['old_password'] ?? null,
  password: fields['password'] ?? null,
  repeated: fields['repeated_password'] ?? null,
})

/** The old password, the new one twice. `first`: there is no old one yet. */
export function ChangePasswordForm({ first }: { readonly first: boolean }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const show = useShowSecurity()
  const [old, setOld] = useState('')
  const [fresh, setFresh] = useState({ password: '', repeated: '' })
  const [problems, setProblems] = useState(NONE)
  const form = useRef<HTMLFormElement>(null)
  const change = useAct('security.changePassword')
  const oldError = useCodeText(problems.old ?? undefined, t`mật khẩu cũ`)
  const pointed = Object.values(problems).some((problem) => problem !== null)

  function point(found: Problems) {
    setProblems(found)
    const name = (['old', 'password', 'repeated'] as const).find((field) => found[field] !== null)
    const field = name && form.current?.elements.namedItem(NAMES[name])
    if (field instanceof HTMLInputElement) field.focus()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (change.isPending) return
    const found = { old: first || old !== '' ? null : 'C_001', ...newPasswordProblems(fresh) }
    if (found.password === null && composed(old) === composed(fresh.password))
      return point({ ...found, password: 'C_056' })
    if (Object.values(found).some((problem) => problem !== null)) return point(found)
    setProblems(NONE)
    const typed = { password: fresh.password, repeated_password: fresh.repeated }
    change.mutate(first ? typed : { old_password: old, ...typed }, {
      onSuccess: (security) => {
        show(security)
        toast.success(t`Đã đổi mật khẩu. Các thiết bị khác đã đăng xuất.`)
        void navigate({ to: '/profile/security' })
      },
      onError: (problem) => point(atFields(problem)),
    })
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={submit}>
      <Panel title={first ? <Trans>Mật khẩu đầu tiên</Trans> : <Trans>Mật khẩu mới của bạn</Trans>}>
        <div className={styles.narrow}>
          {!first && (
            <PasswordField
              name="old_password"
              label={t`Mật khẩu cũ`}
              autoComplete="current-password"
              showText={t`Hiện mật khẩu`}
              hideText={t`Ẩn mật khẩu`}
              required
              value={old}
              error={oldError || undefined}
              onChange={({ target }) => {
                setOld(target.value)
                setProblems({ ...problems, old: null })
              }}
            />
          )}
          <NewPasswordFields
            label={t`Mật khẩu mới`}
            value={fresh}
            problems={problems}
            onChange={(typed) => {
              setFresh(typed)
              setProblems({ ...problems, password: null, repeated: null })
            }}
          />
          {!pointed && <Refusal error={change.error} />}
          <div>
            <Button type="submit" tone="primary" size="large" busy={change.isPending}>
              {first ? <Trans>Đặt mật khẩu</Trans> : <Trans>Đổi mật khẩu</Trans>}
            </Button>
          </div>
        </div>
      </Panel>
    </form>
  )
}
