import { useRef } from 'react'
import { Icon } from './Icon.tsx'
import { Picture } from './Picture.tsx'
import { useStrip } from './useStrip.ts'
import styles from './Gallery.module.css'

export interface GalleryProps {
  readonly label: string
  readonly pictures: readonly { readonly id: string; readonly alt: string }[]
  /** "2 / 5". */
  readonly countText: (place: number, total: number) => string
  readonly previousText: string
  readonly nextText: string
  /** Given, pressing a picture calls it; needs `openText`, such as "Xem ảnh lớn". */
  readonly onOpen?: ((index: number) => void) | undefined
  readonly openText?: string | undefined
  /** Its first picture is the page's largest: loaded first. */
  readonly priority?: boolean | undefined
}

/** A place's pictures: one strip to swipe on a phone, a mosaic of up to five on wide screens. */
export function Gallery({
  label,
  pictures,
  countText,
  previousText,
  nextText,
  onOpen,
  openText,
  priority,
}: GalleryProps) {
  const row = useRef<HTMLUListElement>(null)
  const { index, go } = useStrip(row, pictures.length)
  const total = pictures.length
  return (
    <section className={styles.gallery} aria-label={label}>
      <ul
        className={styles.row}
        ref={row}
        role="list"
        tabIndex={0}
        aria-label={label}
        data-count={Math.min(5, total)}
      >
        {pictures.map((picture, place) => {
          const image = (
            <Picture
              {...picture}
              ratio="fill"
              sizes={place === 0 ? '(min-width: 768px) 60vw, 100vw' : '(min-width: 768px) 30vw, 100vw'}
              priority={priority && place === 0}
            />
          )
          return (
            <li key={picture.id} className={styles.item}>
              {onOpen ? (
                <button
                  type="button"
                  className={styles.open}
                  aria-label={`${openText ?? ''}: ${picture.alt}`}
                  onClick={() => onOpen(place)}
                >
                  {image}
                </button>
              ) : (
                image
              )}
            </li>
          )
        })}
      </ul>
      {total > 1 && (
        <div className={styles.controls}>
          <button type="button" aria-label={previousText} onClick={() => go(index - 1)}>
            <Icon name="chevron-left" />
          </button>
          <span aria-live="polite">{countText(index + 1, total)}</span>
          <button type="button" aria-label={nextText} onClick={() => go(index + 1)}>
            <Icon name="chevron-right" />
          </button>
        </div>
      )}
    </section>
  )
}
