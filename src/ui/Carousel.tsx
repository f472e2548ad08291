import { useRef, type ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import { useStrip } from './useStrip.ts'
import styles from './Carousel.module.css'

export interface CarouselProps {
  readonly label: string
  readonly previousText: string
  readonly nextText: string
  /** "2 trên 5". */
  readonly slideText: (place: number, total: number) => string
  readonly slides: readonly { readonly key: string; readonly content: ReactNode }[]
  /** one fills the width with dots below; row shows as many cards as fit. */
  readonly look?: 'one' | 'row' | undefined
}

/** Things to look through sideways: a plain scroller with snapping that buttons help along; it never moves by itself. */
export function Carousel({ label, previousText, nextText, slideText, slides, look = 'one' }: CarouselProps) {
  const row = useRef<HTMLUListElement>(null)
  const { index, go } = useStrip(row, slides.length)
  const total = slides.length
  const button = (to: number, text: string, icon: 'chevron-left' | 'chevron-right') => (
    <button
      type="button"
      className={styles.arrow}
      aria-label={text}
      aria-disabled={to < 0 || to >= total || undefined}
      onClick={() => go(to)}
    >
      <Icon name={icon} />
    </button>
  )
  return (
    <section className={styles.carousel} aria-label={label} data-look={look}>
      {/* A scroller must be reachable by keyboard: arrow keys move it. */}
      <ul className={styles.row} ref={row} role="list" tabIndex={0} aria-label={label}>
        {slides.map((slide, place) => (
          <li key={slide.key} className={styles.slide} aria-label={slideText(place + 1, total)}>
            {slide.content}
          </li>
        ))}
      </ul>
      {total > 1 && (
        <div className={styles.controls}>
          {button(index - 1, previousText, 'chevron-left')}
          <span className={styles.dots} aria-hidden="true">
            {slides.map((slide, place) => (
              <span key={slide.key} className={styles.dot} data-on={place === index || undefined} />
            ))}
          </span>
          {button(index + 1, nextText, 'chevron-right')}
          <VisuallyHidden live>{slideText(index + 1, total)}</VisuallyHidden>
        </div>
      )}
    </section>
  )
}
