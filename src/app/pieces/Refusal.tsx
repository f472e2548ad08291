import { useProblemText } from '#src/i18n/codeText.ts'
import { Notice } from '#src/ui/Notice.tsx'

/** Why something was refused, said at once; nothing where there is no error. */
export function Refusal({ error }: { readonly error: unknown }) {
  const problem = useProblemText(error)
  return problem === '' ? null : (
    <Notice tone="danger" live="assertive">
      {problem}
    </Notice>
  )
}
