import { useEffect } from 'react'

/** Keeps the screen on while a page is in sight, where the browser can; taken again after a look elsewhere. */
export function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | null = null
    let gone = false
    const take = async () => {
      if (document.visibilityState !== 'visible') return
      // A phone that is low on battery refuses: the code shows all the same.
      lock = await navigator.wakeLock.request('screen').catch(() => null)
      if (gone) await lock?.release()
    }
    const again = () => void take()
    void take()
    document.addEventListener('visibilitychange', again)
    return () => {
      gone = true
      document.removeEventListener('visibilitychange', again)
      void lock?.release()
    }
  }, [])
}
