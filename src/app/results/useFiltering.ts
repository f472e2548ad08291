import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** The filters above results, folded on a phone. Who is done with them stands at the top of the results. */
export function useFiltering() {
  const [filtering, setFiltering] = useState(false)
  const results = useRef<HTMLElement>(null)
  const close = () => {
    // Folded first: where the results begin is only known after that.
    flushSync(() => setFiltering(false))
    results.current?.focus({ preventScroll: true })
    results.current?.scrollIntoView()
  }
  return { filtering, toggle: () => setFiltering(!filtering), close, results }
}
