import { useSyncExternalStore } from 'react'

/** A hook that says whether the screen is as a media query says. On the server it is not. */
const hookOf = (media: string) => {
  const watch = (listener: () => void) => {
    const query = matchMedia(media)
    query.addEventListener('change', listener)
    return () => query.removeEventListener('change', listener)
  }
  const looks = () => matchMedia(media).matches
  const never = () => false
  return (): boolean => useSyncExternalStore(watch, looks, never)
}

/** Whether the screen is wider than a phone's, 768 px. */
export const useWide = hookOf('(width >= 48rem)')
/** Whether it is as wide as a desk's, 992 px. */
export const useDesk = hookOf('(width >= 62rem)')
/** Whether a page of a person has its menu at the side (ProfileLayout.module.css), 900 px. */
export const useRoomBeside = hookOf('(width >= 56.25rem)')
