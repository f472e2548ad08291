import { useCallback, useState, type Dispatch, type SetStateAction } from 'react'
import { useTyped } from '#src/app/state/typedMeanwhile.ts'
import type { Setter } from './bind.ts'

function useSetter<Draft extends object>(setDraft: Dispatch<SetStateAction<Draft>>): Setter<Draft> {
  return useCallback((field, value) => setDraft((before) => ({ ...before, [field]: value })), [setDraft])
}

/** A draft in hand, and the one way to change a field of it. */
export function useDraft<Draft extends object>(begin: () => Draft) {
  const [draft, setDraft] = useState(begin)
  return { draft, set: useSetter(setDraft), setDraft }
}

/** As {@link useDraft}, of something that is there: what is not typed follows what is told of it; `typed`: it differs. */
export function useDraftOf<Draft extends object>(told: Draft) {
  const [draft, setDraft] = useTyped(told)
  const typed = JSON.stringify(draft) !== JSON.stringify(told)
  return { draft, set: useSetter(setDraft), setDraft, typed }
}
