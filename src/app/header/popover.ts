import type { MouseEvent } from 'react'

/** Closes the menu that a link or button stands in. */
export function closeMenu(event: MouseEvent<HTMLElement>): void {
  event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
}
