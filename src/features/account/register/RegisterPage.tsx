import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { FlowStore } from '#src/app/proof/codeFlow.ts'
import { CodeStep } from '#src/app/proof/CodeStep.tsx'
import styles from '../LoginPage.module.css'
import { ProofNotices } from '../parts/ProofNotices.tsx'
import { StepsFrame } from '../parts/StepsFrame.tsx'
import { useProofFlow } from '../parts/useProofFlow.ts'
import { SocialButtons } from '../social/SocialButtons.tsx'
import { CredentialsStep } from './CredentialsStep.tsx'
import { PersonStep } from './PersonStep.tsx'

const store = new FlowStore('register')

interface RegisterPageProps {
  readonly onSignedIn: () => void | Promise<void>
  /** Where the person wanted to be, for the way over signing in. */
  readonly back: string | undefined
}

/** A new account in three steps: credentials, code, personal information. Where one stands survives a reload, and only there. */
export function RegisterPage({ onSignedIn, back }: RegisterPageProps) {
  const { t } = useLingui()
  const proof = useProofFlow(store)
  const { flow, current } = proof
  return (
    <StepsFrame
      title={[t`Tạo tài khoản`, t`Nhập mã xác minh`, t`Thông tin của bạn`][current] ?? ''}
      steps={[t`Tài khoản`, t`Xác minh`, t`Thông tin`]}
      current={current}
    >
      <ProofNotices proof={proof} back={back} />
      {current === 0 && <CredentialsStep identifier={proof.typed} onSent={proof.begin} />}
      {flow !== null && current === 1 && (
        <CodeStep
          purpose="register"
          flow={flow}
          onChange={proof.change}
          onRefused={proof.refuse}
          onOtherAddress={proof.beginAgain}
        />
      )}
      {flow !== null && current === 2 && (
        <PersonStep
          flow={flow}
          onChange={proof.change}
          onOver={proof.tooLate}
          onSignedIn={() => {
            proof.end()
            void onSignedIn()
          }}
        />
      )}
      {current === 0 && <SocialButtons back={back} />}
      {current === 0 && (
        <p className={styles.links}>
          <span>
            <Trans>Đã có tài khoản?</Trans>{' '}
            <Link to="/login" search={{ back }}>
              <Trans>Đăng nhập</Trans>
            </Link>
          </span>
        </p>
      )}
    </StepsFrame>
  )
}
