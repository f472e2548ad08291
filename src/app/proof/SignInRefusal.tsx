import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { isProblem } from '#src/api/problem.ts'
import { useProblemText } from '#src/i18n/codeText.ts'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { useCompany } from '../company.ts'
import { ComeBack } from './ComeBack.tsx'

interface SignInRefusalProps {
  /** Why signing in did not work, by whatever way; null when nothing went wrong. */
  readonly error: unknown
  readonly onSignedIn: () => void | Promise<void>
}

/** Says why somebody could not be let in, and what they can do: come back, use the staff's door, ask for help. */
export function SignInRefusal({ error, onSignedIn }: SignInRefusalProps) {
  const refusal = useProblemText(error)
  if (isProblem(error, 'G_LEAVING')) return <ComeBack error={error} onSignedIn={onSignedIn} />
  if (refusal === '') return null
  return (
    <Notice
      tone="danger"
      live="assertive"
      action={
        isProblem(error, 'G_STAFF_DOOR') ? (
          <Link to="/desk/login" {...buttonLook({ size: 'small' })}>
            <Trans>Đến cửa của nhân viên</Trans>
          </Link>
        ) : (
          isProblem(error, 'G_ACCOUNT_LOCKED') && <Contact />
        )
      }
    >
      {refusal}
    </Notice>
  )
}

/** How to reach who runs the product, as far as its settings say. */
function Contact() {
  const { hotline, email } = useCompany()
  const address = hotline === null ? (email === null ? null : `mailto:${email}`) : `tel:${hotline}`
  if (address === null) return null
  return (
    <a href={address} {...buttonLook({ size: 'small' })}>
      {hotline ?? email}
    </a>
  )
}
