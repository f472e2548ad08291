import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/**
 * What is chosen on a page, until the window closes: whoever comes back to the page finds it again, and one that is opened
 * anew begins anew. `of`: what the page shows. Nothing is kept where pages are drawn for everybody.
 */
export function keptOnPage<Chosen extends object>() {
  const kept = new Map<string, Chosen>()
  return function useKeptOnPage(of: string) {
    const entry = useRouterState({ select: ({ location }) => location.state.__TSR_key ?? '' })
    const name = `${entry} ${of}`
    const [chosen, choose] = useState<Chosen | null>(() => kept.get(name) ?? null)
    useEffect(() => {
      if (chosen !== null) kept.set(name, chosen)
    }, [name, chosen])
    return [chosen, choose] as const
  }
}
