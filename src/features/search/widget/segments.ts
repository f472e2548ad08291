import { useEffect } from 'react'

/** Where segments hang below the form; narrower, they unfold within it and stay as they are. */
const HANGING = '(width >= 992px)'

/** Closes what is open in the form, except around `but`. */
export function closeSegments(form: HTMLFormElement | null, but?: EventTarget | null): void {
  for (const segment of form?.querySelectorAll('details[open]') ?? [])
    if (!(but instanceof Node && segment.contains(but)) && segment instanceof HTMLDetailsElement)
      segment.open = false
}

/** A press elsewhere closes a hanging segment; Escape closes any and goes back to its name. */
export function useCloseOutside(form: { readonly current: HTMLFormElement | null }): void {
  useEffect(() => {
    const press = (event: PointerEvent) => {
      if (matchMedia(HANGING).matches) closeSegments(form.current, event.target)
    }
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      const open = form.current?.querySelector<HTMLElement>('details[open] > summary')
      closeSegments(form.current)
      open?.focus()
    }
    document.addEventListener('pointerdown', press)
    document.addEventListener('keydown', key)
    return () => {
      document.removeEventListener('pointerdown', press)
      document.removeEventListener('keydown', key)
    }
  }, [form])
}
