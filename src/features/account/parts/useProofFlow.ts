import { useState } from 'react'
import type { ApiProblem } from '#src/api/problem.ts'
import { useServerTime } from '#src/api/serverClock.ts'
import { useFlow, type CodeFlow, type FlowStore } from '#src/app/proof/codeFlow.ts'

const MINUTE = 60_000

/** Where somebody stands in a task of three steps: address, code, and what the proven address allows. */
export function useProofFlow(store: FlowStore) {
  const flow = useFlow(store)
  const now = useServerTime(MINUTE)
  const [refused, setRefused] = useState<ApiProblem | null>(null)
  const [over, setOver] = useState(false)
  const [typed, setTyped] = useState('')
  const proved = flow !== null && flow.provedUntil > now

  const begin = (begun: CodeFlow) => {
    setRefused(null)
    setOver(false)
    store.put(begun)
  }
  const beginAgain = () => {
    setTyped(flow?.identifier ?? '')
    store.put(null)
  }
  return {
    flow,
    /** 0 address, 1 code, 2 what follows. Nothing but the flow decides, so that no address skips a step. */
    current: flow === null ? 0 : proved ? 2 : 1,
    /** What was typed as the address before, for beginning again. */
    typed,
    /** The code was right, and the address leads elsewhere. */
    refused,
    /** The proof was too long ago. */
    over,
    begin,
    beginAgain,
    change: (changes: Partial<CodeFlow>) => store.change(changes),
    refuse: (problem: ApiProblem) => {
      setRefused(problem)
      beginAgain()
    },
    tooLate: () => {
      setOver(true)
      beginAgain()
    },
    end: () => store.put(null),
  }
}
export type ProofFlow = ReturnType<typeof useProofFlow>
