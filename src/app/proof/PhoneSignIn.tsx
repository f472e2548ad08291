import { Trans } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { normalPhone } from '#contract/identifier.ts'
import { RULES } from '#contract/people/rules.ts'
import { useAct } from '#src/api/act.ts'
import { useServerTime } from '#src/api/serverClock.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { begun, newFlow, useFlow } from './codeFlow.ts'
import { CodeStep } from './CodeStep.tsx'
import { NameStep } from './NameStep.tsx'
import { PhoneStep } from './PhoneStep.tsx'
import { signInFlow } from './signInFlow.ts'
import { SignInRefusal } from './SignInRefusal.tsx'

export interface PhoneSignInProps {
  /** The number and the name, as far as they were typed already. */
  readonly phone: string
  readonly name?: string | undefined
  /** Whoever came here has pressed for a code: it goes out without another press, if the number can have one. */
  readonly sendAtOnce?: boolean | undefined
  /** What the press that proves the code leads to. */
  readonly submitText?: string | undefined
  readonly onSignedIn: () => void | Promise<void>
}

/**
 * Signing in by a code to the phone: the number, the code, and for a number without an account the name, unless it is known.
 * Where one stands survives a reload of the tab.
 */
export function PhoneSignIn({
  phone,
  name = '',
  sendAtOnce = false,
  submitText,
  onSignedIn,
}: PhoneSignInProps) {
  const flow = useFlow(signInFlow)
  const now = useServerTime()
  const [number, setNumber] = useState(phone)
  const [over, setOver] = useState(false)
  const send = useAct('account.sendSignInCode')
  const enter = useAct('account.signInByCode')

  function post(wanted: string) {
    const secret = newFlow()
    send.mutate(
      { flow: secret, identifier: wanted },
      { onSuccess: (sent) => signInFlow.put(begun(secret, wanted, sent)) },
    )
  }

  function ask(wanted: string) {
    setNumber(wanted)
    setOver(false)
    enter.reset()
    post(wanted)
  }

  function goIn(called: string) {
    const proven = signInFlow.read()
    if (proven === null) return
    const { flow: secret, identifier } = proven
    enter.mutate(
      { flow: secret, identifier, ...(RULES.name.problem(called) === null ? { name: called } : {}) },
      {
        onSuccess: ({ outcome }) => {
          if (outcome === 'name') return signInFlow.change({ typed: { asked: 'name' } })
          signInFlow.put(null)
          void onSignedIn()
        },
        onError: ({ code }) => {
          if (code !== 'C_022') return
          setOver(true)
          again()
        },
      },
    )
  }

  function again() {
    setNumber(signInFlow.read()?.identifier ?? number)
    signInFlow.put(null)
  }

  const isFirst = useRef(true)
  const begin = useEffectEvent(() => {
    if (!isFirst.current) return
    isFirst.current = false
    // A code that is on its way to this number already is the one.
    if (!sendAtOnce || phone === '') return
    if (normalPhone(signInFlow.read()?.identifier ?? '') === normalPhone(phone)) return
    signInFlow.put(null)
    if (RULES.mobile.problem(phone) === null) post(phone)
  })
  useEffect(() => begin(), [])

  const told = <SignInRefusal error={over ? null : (enter.error ?? send.error)} onSignedIn={onSignedIn} />
  const step = () => {
    if (flow === null)
      return (
        <PhoneStep phone={number} busy={send.isPending} onAsk={ask}>
          {over && (
            <Notice tone="warning" live="polite">
              <Trans>Mã này đã được dùng hoặc đã hết hạn. Bạn nhận mã mới nhé.</Trans>
            </Notice>
          )}
          {told}
        </PhoneStep>
      )
    if (flow.provedUntil <= now)
      return (
        <CodeStep
          purpose="sign_in"
          flow={flow}
          onChange={(changes) => signInFlow.change(changes)}
          onProved={() => goIn(name)}
          onOtherAddress={again}
          {...(submitText === undefined ? {} : { submitText })}
        />
      )
    if (flow.typed['asked'] === 'name')
      return (
        <NameStep name={name} busy={enter.isPending} onName={goIn}>
          {told}
        </NameStep>
      )
    return (
      <>
        {told}
        <Button tone="primary" size="large" block busy={enter.isPending} onClick={() => goIn(name)}>
          <Trans>Hoàn tất đăng nhập</Trans>
        </Button>
        <Button tone="quiet" onClick={again}>
          <Trans>Dùng số khác</Trans>
        </Button>
      </>
    )
  }
  return (
    <div className="stack-4">
      {step()}
      <p className="note">
        <Trans>
          Khi tạo tài khoản, bạn đồng ý với{' '}
          <a href="/operating-regulations" target="_blank" rel="noreferrer">
            Quy chế hoạt động
          </a>{' '}
          và{' '}
          <a href="/policy" target="_blank" rel="noreferrer">
            Chính sách bảo mật
          </a>
          .
        </Trans>
      </p>
    </div>
  )
}
