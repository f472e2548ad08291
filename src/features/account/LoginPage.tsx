import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useRef, useState, useSyncExternalStore, type FormEvent } from 'react'
import { useAct } from '#src/api/act.ts'
import { signInBegun } from '#src/app/proof/signInBegun.ts'
import { useCodeText } from '#src/i18n/codeText.ts'
import { Button } from '#src/ui/Button.tsx'
import { intent } from '#src/ui/intent.ts'
import { PasswordField } from '#src/ui/PasswordField.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { identifierProblem, normalPhone } from '#contract/identifier.ts'
import { LoginLinks } from './LoginLinks.tsx'
import { SignInRefusal } from '#src/app/proof/SignInRefusal.tsx'
import { PasskeyButton } from './passkey/PasskeyButton.tsx'
import { SocialButtons } from './social/SocialButtons.tsx'
import { WaitingNote } from './parts/WaitingNote.tsx'
import styles from './LoginPage.module.css'
import { part } from '#src/ui/part.ts'

export interface LoginPageProps {
  /** Goes on to where the person wanted to be. */
  readonly onSignedIn: (how?: 'passkey') => void | Promise<void>
  /** Where somebody wanted to be who was sent here. */
  readonly back: string | undefined
}

const load = () => import('#src/app/proof/PhoneSignIn.tsx')
const PhoneSignIn = part(load, 'PhoneSignIn')

type Wrong = { field: 'identifier' | 'password'; code: 'C_001' | 'G_EMAIL_FORMAT' | 'G_PHONE_FORMAT' }

const never = () => () => {}

const text = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/**
 * Sign-in with email or phone and password, or by a code to the phone. Each mistake is said at its field; what was typed stays.
 */
export function LoginPage({ onSignedIn, back }: LoginPageProps) {
  const { t } = useLingui()
  const [wrong, setWrong] = useState<Wrong | null>(null)
  const begun = useSyncExternalStore(never, signInBegun, () => false)
  const [chosen, setNumber] = useState<string | null>()
  // The number that a code was asked for; empty where that happened before a reload, or where none was typed.
  const number = chosen === undefined && begun ? '' : (chosen ?? null)
  const form = useRef<HTMLFormElement>(null)
  const signIn = useAct('account.login')
  const fieldName = wrong?.field === 'password' ? t`mật khẩu` : t`email hoặc số điện thoại`
  const wrongText = useCodeText(wrong?.code, fieldName)

  function focus(field: Wrong['field']) {
    const found = form.current?.elements.namedItem(field)
    if (found instanceof HTMLInputElement) found.focus()
  }

  function point(to: Wrong) {
    setWrong(to)
    focus(to.field)
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (signIn.isPending) return
    const typed = new FormData(event.currentTarget)
    const identifier = text(typed, 'identifier')
    const password = text(typed, 'password')
    const code = identifierProblem(identifier)
    if (code !== null) return point({ field: 'identifier', code })
    if (password === '') return point({ field: 'password', code: 'C_001' })
    setWrong(null)
    signIn.mutate(
      { identifier, password },
      {
        onSuccess: () => void onSignedIn(),
        // Most often it is the password that was mistyped; it stays as it is, to be looked at.
        onError: () => focus('password'),
      },
    )
  }

  /** A number that stands in the form already gets its code at once. */
  function askForCode() {
    const typed = form.current === null ? '' : text(new FormData(form.current), 'identifier')
    setNumber(normalPhone(typed) === null ? '' : typed)
  }

  function byPassword() {
    setNumber(null)
    void import('#src/app/proof/signInFlow.ts').then(({ signInFlow }) => signInFlow.put(null))
  }

  const errorOf = (field: Wrong['field']) => (wrong?.field === field ? wrongText : undefined)
  return (
    <div className={styles.page}>
      <h1>{number === null ? <Trans>Chào bạn trở lại</Trans> : <Trans>Vào Ghé bằng số điện thoại</Trans>}</h1>
      <p className="soft">
        {back !== undefined ? (
          <Trans>Đăng nhập để tiếp tục. Những gì bạn đang làm dở vẫn còn đó.</Trans>
        ) : (
          <Trans>Đăng nhập để xem chuyến đi, mã nhận phòng và trả lời của chủ nhà.</Trans>
        )}
      </p>
      <WaitingNote />
      {number !== null ? (
        <Suspense>
          <PhoneSignIn phone={number} sendAtOnce onSignedIn={() => onSignedIn()} />
        </Suspense>
      ) : (
        <form ref={form} className={styles.form} method="post" noValidate onSubmit={submit}>
          <TextField
            name="identifier"
            label={t`Email hoặc số điện thoại`}
            autoComplete="username webauthn"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            icon="user"
            error={errorOf('identifier')}
          />
          <PasswordField
            name="password"
            label={t`Mật khẩu`}
            autoComplete="current-password"
            showText={t`Hiện mật khẩu`}
            hideText={t`Ẩn mật khẩu`}
            error={errorOf('password')}
          />
          <SignInRefusal error={signIn.error} onSignedIn={() => onSignedIn()} />
          <Button type="submit" tone="primary" size="large" block busy={signIn.isPending}>
            <Trans>Đăng nhập</Trans>
          </Button>
        </form>
      )}
      <SocialButtons back={back}>
        {number !== null ? (
          <Button block icon="lock" onClick={byPassword}>
            <Trans>Đăng nhập bằng mật khẩu</Trans>
          </Button>
        ) : (
          <Button block icon="phone" onClick={askForCode} {...intent(load)}>
            <Trans>Nhận mã qua tin nhắn</Trans>
          </Button>
        )}
        <PasskeyButton
          onSignedIn={() => onSignedIn('passkey')}
          elsewhere={signIn.isPending || signIn.isSuccess}
        />
      </SocialButtons>
      <LoginLinks back={back} />
    </div>
  )
}
