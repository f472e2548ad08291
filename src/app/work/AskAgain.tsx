import { Suspense, useState, type ReactNode } from 'react'
import { isProblem } from '#src/api/problem.ts'
import { part } from '#src/ui/part.ts'

const ConfirmSheet = part(() => import('./ConfirmSheet.tsx'), 'ConfirmSheet')

interface AskAgainProps {
  /** Why it could not be done. */
  readonly error: Error | null
  /** Asks the same once more. */
  readonly onConfirmed: () => void
  /** The question that was answered. */
  readonly children: ReactNode
}

/**
 * In the question's place, where the server wants to know first that it is still them, that one. Whoever leaves it is back at
 * theirs, with what they typed.
 */
export function AskAgain({ error, onConfirmed, children }: AskAgainProps) {
  const [left, setLeft] = useState<Error | null>(null)
  if (!isProblem(error, 'G_CONFIRM') || error === left) return children
  return (
    <Suspense fallback={children}>
      <ConfirmSheet onConfirmed={onConfirmed} onClose={() => setLeft(error)} />
    </Suspense>
  )
}
