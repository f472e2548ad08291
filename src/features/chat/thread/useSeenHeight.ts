import { useEffect, useRef } from 'react'

/**
 * Keeps `--seen-height` and `--seen-top` of an element at what is seen of the page: a phone's keyboard lies over the page and
 * takes no room from it.
 */
export function useSeenHeight<E extends HTMLElement>() {
  const place = useRef<E>(null)
  useEffect(() => {
    const seen = window.visualViewport
    if (seen === null) return
    const fit = () => {
      place.current?.style.setProperty('--seen-height', `${seen.height}px`)
      place.current?.style.setProperty('--seen-top', `${seen.offsetTop}px`)
    }
    fit()
    for (const event of ['resize', 'scroll'] as const) seen.addEventListener(event, fit)
    return () => {
      for (const event of ['resize', 'scroll'] as const) seen.removeEventListener(event, fit)
    }
  }, [])
  return place
}
