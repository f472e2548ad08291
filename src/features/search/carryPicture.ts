import type { MouseEvent } from 'react'

/** The name under which a card's picture turns into the first picture of the resort's page. */
const NAME = 'resort-picture'

let carried: HTMLElement | null = null

/** On the way from a card to its resort: marks the card's picture, so that it moves to its place on the page. */
export function carryPicture(event: MouseEvent<HTMLElement>): void {
  carried?.style.removeProperty('view-transition-name')
  carried = event.currentTarget.closest('article')?.querySelector('picture') ?? null
  carried?.style.setProperty('view-transition-name', NAME)
}
