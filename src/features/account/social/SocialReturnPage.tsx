import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { PROVIDER_NAMES, type SocialProvider } from '#contract/socialProviders.ts'
import { useAct } from '#src/api/act.ts'
import { isProblem } from '#src/api/problem.ts'
import { useFlow } from '#src/app/proof/codeFlow.ts'
import { useProblemText } from '#src/i18n/codeText.ts'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { SkeletonGroup, Skeleton } from '#src/ui/Skeleton.tsx'
import { SignInRefusal } from '#src/app/proof/SignInRefusal.tsx'
import { arrivals, arrived } from './arrivalFlow.ts'
import { ByCode } from './ByCode.tsx'
import { ByPassword } from './ByPassword.tsx'
import styles from './social.module.css'

interface SocialReturnPageProps {
  readonly provider: SocialProvider
  /** Whether the provider has just sent somebody back, and what it sent, once; null when it sent nothing (any more). */
  readonly hasReturn: (provider: SocialProvider) => boolean
  readonly takeReturn: (provider: SocialProvider) => string | null
  readonly onSignedIn: () => void | Promise<void>
}

/** The way back from a provider: signs in, or asks for the one proof that is missing. */
export function SocialReturnPage({ provider, hasReturn, takeReturn, onSignedIn }: SocialReturnPageProps) {
  const { t } = useLingui()
  const flow = useFlow(arrivals)
  const finish = useAct('social.finish')
  const { mutate } = finish
  const [came] = useState(() => hasReturn(provider))
  const refusal = useProblemText(finish.error)
  const name = PROVIDER_NAMES[provider]
  const goOn = () => {
    arrivals.put(null)
    void onSignedIn()
  }

  useEffect(() => {
    const query = takeReturn(provider)
    if (query === null) return
    arrivals.put(null)
    mutate(
      { provider, query },
      {
        onSuccess: (answer) => {
          if (answer.outcome === 'prove') arrivals.put(arrived(answer))
          else void onSignedIn()
        },
      },
    )
  }, [provider, takeReturn, mutate, onSignedIn])

  if (flow !== null) {
    const known = flow.typed['known'] === 'yes'
    const email = flow.identifier
    const shared = { onSignedIn: goOn, onOver: () => arrivals.put(null) }
    return (
      <div className={styles.page}>
        <h1 tabIndex={-1}>
          <Trans>Thêm một bước nữa thôi</Trans>
        </h1>
        <p className="soft anywhere">
          {known ? (
            <Trans>
              Email {email} đã có tài khoản Ghé. Bạn xác nhận một lần, từ lần sau đăng nhập bằng {name} là vào
              ngay.
            </Trans>
          ) : (
            <Trans>
              {name} chưa xác nhận được email của bạn. Bạn nhận một mã để chúng tôi biết liên hệ ở đâu nhé.
            </Trans>
          )}
        </p>
        {known && flow.typed['password'] === 'yes' && flow.typed['sent'] !== 'yes' && (
          <ByPassword flow={flow.flow} email={email} {...shared} />
        )}
        <ByCode flow={flow} onChange={(changes) => arrivals.change(changes)} {...shared} />
      </div>
    )
  }
  if (isProblem(finish.error, 'G_LEAVING'))
    return (
      <div className={styles.page}>
        <h1 tabIndex={-1}>
          <Trans>Chào bạn trở lại</Trans>
        </h1>
        <SignInRefusal error={finish.error} onSignedIn={goOn} />
      </div>
    )
  if (finish.error || (!came && finish.isIdle))
    return (
      <EmptyState
        level={1}
        picture="boat"
        title={t`Chưa đăng nhập được bằng ${name}`}
        action={
          <Link to="/login" {...buttonLook({ tone: 'primary' })}>
            <Trans>Về trang đăng nhập</Trans>
          </Link>
        }
      >
        <p role="alert">
          {finish.error ? refusal : <Trans>Lần đăng nhập này đã kết thúc. Bạn bắt đầu lại nhé.</Trans>}
        </p>
      </EmptyState>
    )
  return (
    <div className={styles.page}>
      <h1>
        <Trans>Đang đăng nhập bằng {name}…</Trans>
      </h1>
      <SkeletonGroup label={t`Đang đăng nhập`}>
        <Skeleton shape="block" />
      </SkeletonGroup>
    </div>
  )
}
