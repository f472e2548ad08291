import type { MouseEvent } from 'react'

/** The name under which a card's picture turns into the first picture of the resort's page. */
const NAME = 'resort-picture'

let carried: HTMLElement | null | undefined

/** On the way from a card to its resort: marks what is seen of the card's pictures, so that it moves to its place on the page. */
export function carryPicture(event: MouseEvent<HTMLElement>): void {
  carried?.style.removeProperty('view-transition-name')
  carried = event.currentTarget.closest('article')?.querySelector<HTMLElement>('[data-strip], picture')
  carried?.style.setProperty('view-transition-name', NAME)
}
