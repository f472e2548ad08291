import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Notice } from '#src/ui/Notice.tsx'
import { useProblemText } from '#src/i18n/codeText.ts'
import { buttonLook } from '#src/ui/buttonLook.ts'

interface ElsewhereProps {
  readonly problem: Error & { code: string }
  /** Where the person wanted to be, for the way over the other page. */
  readonly back: string | undefined
}

/** The code was right, and the address leads elsewhere: to signing in where it has an account, to registering where not. */
export function Elsewhere({ problem, back }: ElsewhereProps) {
  const told = useProblemText(problem)
  const known = problem.code === 'C_013'
  return (
    <Notice
      tone="info"
      live="polite"
      action={
        known ? (
          <>
            <Link to="/login" search={{ back }} {...buttonLook({ tone: 'primary' })}>
              <Trans>Đăng nhập</Trans>
            </Link>
            <Link to="/forgot-password" search={{ back }} {...buttonLook({ tone: 'quiet' })}>
              <Trans>Quên mật khẩu?</Trans>
            </Link>
          </>
        ) : (
          <Link to="/register" search={{ back }} {...buttonLook({ tone: 'primary' })}>
            <Trans>Đăng ký</Trans>
          </Link>
        )
      }
    >
      {told}
    </Notice>
  )
}
