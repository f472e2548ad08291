import { useEffect, useState, type RefObject } from 'react'

/**
 * Which child of a sideways scrolling row is in front, and a way to bring another there. Watches the row itself, so
 * fingers, wheels, keys and buttons all count.
 */
export function useStrip(row: RefObject<HTMLElement | null>, count: number) {
  const [index, setIndex] = useState(0)
  useEffect(() => {
    const strip = row.current
    if (!strip) return undefined
    const follow = () => {
      const from = strip.scrollLeft
      const places = Array.from(strip.children, (child) =>
        child instanceof HTMLElement ? Math.abs(child.offsetLeft - strip.offsetLeft - from) : Infinity,
      )
      const atEnd = Math.abs(from) + strip.clientWidth >= strip.scrollWidth - 2
      setIndex(atEnd && from !== 0 ? places.length - 1 : places.indexOf(Math.min(...places)))
    }
    strip.addEventListener('scroll', follow, { passive: true })
    return () => strip.removeEventListener('scroll', follow)
  }, [row, count])
  const go = (to: number) => {
    const strip = row.current
    const child = strip?.children[Math.min(count - 1, Math.max(0, to))]
    if (!strip || !(child instanceof HTMLElement)) return
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    strip.scrollTo({ left: child.offsetLeft - strip.offsetLeft, behavior: calm ? 'auto' : 'smooth' })
  }
  return { index, go }
}
