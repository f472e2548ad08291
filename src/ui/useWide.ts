import { useSyncExternalStore } from 'react'

const WIDE = '(width >= 48rem)'
const watch = (listener: () => void) => {
  const query = matchMedia(WIDE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether the screen is wider than a phone's, 768 px. On the server it is not. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    watch,
    () => matchMedia(WIDE).matches,
    () => false,
  )
