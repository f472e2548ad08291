import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { FlowStore } from '#src/app/proof/codeFlow.ts'
import { CodeStep } from '#src/app/proof/CodeStep.tsx'
import styles from '../LoginPage.module.css'
import { ProofNotices } from '../parts/ProofNotices.tsx'
import { StepsFrame } from '../parts/StepsFrame.tsx'
import { useProofFlow } from '../parts/useProofFlow.ts'
import { AddressStep } from './AddressStep.tsx'
import { ResetStep } from './ResetStep.tsx'

const store = new FlowStore('forgot')

interface ForgotPasswordPageProps {
  readonly onSignedIn: () => void | Promise<void>
  /** Where the person wanted to be, for the way over signing in. */
  readonly back: string | undefined
}

/** A new password in three steps: address, code, password. Where one stands survives a reload, and only there. */
export function ForgotPasswordPage({ onSignedIn, back }: ForgotPasswordPageProps) {
  const { t } = useLingui()
  const proof = useProofFlow(store)
  const { flow, current } = proof
  return (
    <StepsFrame
      title={[t`Quên mật khẩu`, t`Nhập mã xác minh`, t`Mật khẩu mới`][current] ?? ''}
      steps={[t`Tài khoản`, t`Xác minh`, t`Mật khẩu mới`]}
      current={current}
      lead={current === 0 ? <Trans>Bạn nhập email hoặc số điện thoại đã đăng ký.</Trans> : undefined}
    >
      <ProofNotices proof={proof} back={back} />
      {current === 0 && <AddressStep identifier={proof.typed} onSent={proof.begin} />}
      {flow !== null && current === 1 && (
        <CodeStep
          purpose="forgot_password"
          flow={flow}
          onChange={proof.change}
          onRefused={proof.refuse}
          onOtherAddress={proof.beginAgain}
        />
      )}
      {flow !== null && current === 2 && (
        <ResetStep
          flow={flow}
          onOver={proof.tooLate}
          onSignedIn={() => {
            proof.end()
            void onSignedIn()
          }}
        />
      )}
      {current === 0 && (
        <p className={styles.links}>
          <Link to="/login" search={{ back }}>
            <Trans>Về trang đăng nhập</Trans>
          </Link>
        </p>
      )}
    </StepsFrame>
  )
}
