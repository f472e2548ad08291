import { useEffect, useRef, useState } from 'react'

/**
 * Turns true only after `active` has lasted for `delay` ms, and then stays true for at least `least` ms, so that
 * short waits show nothing and what shows can be seen.
 */
export function useDelayed(active: boolean, delay: number, least: number): boolean {
  const [shown, setShown] = useState(false)
  const since = useRef(0)
  useEffect(() => {
    if (active === shown) return
    const wait = active ? delay : Math.max(0, since.current + least - performance.now())
    const timer = setTimeout(() => {
      since.current = performance.now()
      setShown(active)
    }, wait)
    return () => clearTimeout(timer)
  }, [active, shown, delay, least])
  return shown
}
