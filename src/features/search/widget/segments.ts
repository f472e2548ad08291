import { useEffect } from 'react'

/** Where segments hang below the form; narrower, they are sheets from below, over a veil that closes them. */
const HANGING = '(width >= 62em)'

/** Closes what is open in the form, except around `but`. */
export function closeSegments(form: HTMLFormElement | null, but?: EventTarget | null): void {
  for (const segment of form?.querySelectorAll('details[open]') ?? [])
    if (!(but instanceof Node && segment.contains(but)) && segment instanceof HTMLDetailsElement)
      segment.open = false
}

/** Closes the segment around; the focus goes back to its name. */
export function closeAround(inside: Element | null): void {
  const segment = inside?.closest('details')
  if (!segment) return
  segment.open = false
  segment.querySelector('summary')?.focus()
}

/** The segment that is done: by its button, or by a choice of a finger or a mouse; arrow keys go through the choices and count no clicks. */
function segmentDone({ target, detail }: MouseEvent): HTMLDetailsElement | null {
  if (!(target instanceof Element)) return null
  const button = target.closest('[data-closes]')
  if (button) return button.closest('details')
  const label = detail > 0 ? target.closest('label') : null
  return label?.closest<HTMLDetailsElement>('details[data-closes-on-choice]') ?? null
}

/** Choosing closes a segment of choices, a press elsewhere a hanging one, Escape any; the focus goes back to its name. */
export function useClosing(form: { readonly current: HTMLFormElement | null }): void {
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
    const choice = (event: MouseEvent) => {
      const segment = segmentDone(event)
      if (segment === null || !form.current?.contains(segment)) return
      closeAround(segment)
    }
    document.addEventListener('click', choice)
    document.addEventListener('pointerdown', press)
    document.addEventListener('keydown', key)
    return () => {
      document.removeEventListener('click', choice)
      document.removeEventListener('pointerdown', press)
      document.removeEventListener('keydown', key)
    }
  }, [form])
}
