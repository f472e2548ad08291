import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { toDesk } from './toDesk.ts'

/** The keys of finding, as `aria-keyshortcuts` says them. */
export const FIND_KEYS = '/ Control+K Meta+K'

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable=true]')

/** "/" where nothing is typed, and Ctrl+K everywhere, lead to finding; there they lead back to its field. */
export function useFindKeys(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const control = event.ctrlKey || event.metaKey
      const meant = control ? event.key.toLowerCase() === 'k' : event.key === '/' && !typing(event.target)
      // An open question is answered first.
      if (!meant || event.altKey || document.querySelector('[role=dialog]:not([popover])')) return
      event.preventDefault()
      const field = document.querySelector<HTMLInputElement>('[role=search] input')
      if (field) field.select()
      else void navigate(toDesk('find'))
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [navigate])
}
