import { useCallback, useState } from 'react'
import type { Setter } from './bind.ts'

/** A draft in hand, and the one way to change a field of it. */
export function useDraft<Draft extends object>(begin: () => Draft) {
  const [draft, setDraft] = useState(begin)
  const set: Setter<Draft> = useCallback(
    (field, value) => setDraft((before) => ({ ...before, [field]: value })),
    [],
  )
  return { draft, set, setDraft }
}
