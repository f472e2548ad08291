import { useEffect, useRef, type RefObject } from 'react'
import type { ApiProblem } from '#src/api/problem.ts'
import { problemText } from '#src/i18n/codeText.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { toast } from '#src/ui/toasts.ts'

/** Whether this part of a screen is still there: an answer may come when whoever asked has gone on. */
export function useHere(): RefObject<boolean> {
  const here = useRef(false)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])
  return here
}

/** Tells of a refusal that comes when what would say it in its place is gone: for the `onError` of a write. */
export function useToldAway(): (problem: ApiProblem) => void {
  const here = useHere()
  const { language } = useFormat()
  return (problem) => {
    if (!here.current) void problemText(problem, language).then(toast.error)
  }
}
