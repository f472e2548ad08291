import { isProblem } from '#src/api/problem.ts'
import { useProblemText } from '#src/i18n/codeText.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { ComeBack } from '../ComeBack.tsx'

interface SignInRefusalProps {
  /** Why signing in did not work, by whatever way; null when nothing went wrong. */
  readonly error: unknown
  readonly onSignedIn: () => void | Promise<void>
}

/** Says why somebody could not be let in, and offers the way back to who closed their account. */
export function SignInRefusal({ error, onSignedIn }: SignInRefusalProps) {
  const refusal = useProblemText(error)
  if (isProblem(error, 'G_LEAVING')) return <ComeBack error={error} onSignedIn={onSignedIn} />
  if (refusal === '') return null
  return (
    <Notice tone="danger" live="assertive">
      {refusal}
    </Notice>
  )
}
