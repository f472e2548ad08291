import { useNavigate } from '@tanstack/react-router'
import { useEffect, useSyncExternalStore } from 'react'
import { onDevice } from '#src/api/keptText.ts'
import { toDesk } from './toDesk.ts'

/** Set where this device's people want no key by itself to lead anywhere. */
const QUIET = onDevice('desk-no-slash')
const CHANGED = 'storage'

const subscribe = (listener: () => void) => {
  addEventListener(CHANGED, listener)
  return () => removeEventListener(CHANGED, listener)
}
const read = (): boolean => QUIET.read() === null

/**
 * Whether "/" leads to finding on this device, and how to change it: a key without another one is heard by mistake from who
 * speaks to their computer (WCAG 2.1.4).
 */
export function useSlash(): readonly [on: boolean, turn: (on: boolean) => void] {
  const on = useSyncExternalStore(subscribe, read)
  const turn = (wanted: boolean) => {
    QUIET.write(wanted ? null : '1')
    dispatchEvent(new Event(CHANGED))
  }
  return [on, turn]
}

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable=true]')

/**
 * "/" where nothing is typed and it is not turned off, and Ctrl+K everywhere, lead to finding; there they lead back to its
 * field. Answers with the keys, as `aria-keyshortcuts` says them.
 */
export function useFindKeys(): string {
  const navigate = useNavigate()
  const [slash] = useSlash()
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const control = event.ctrlKey || event.metaKey
      const meant = control
        ? event.key.toLowerCase() === 'k'
        : slash && event.key === '/' && !typing(event.target)
      // An open question is answered first.
      if (!meant || event.altKey || document.querySelector('[role=dialog]:not([popover])')) return
      event.preventDefault()
      const field = document.querySelector<HTMLInputElement>('[role=search] input')
      if (field) field.select()
      else void navigate(toDesk('find'))
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [navigate, slash])
  return slash ? '/ Control+K Meta+K' : 'Control+K Meta+K'
}
