import { PICTURE_WIDTHS, pictureAddress, pictureHeight, type PictureFormat } from '#contract/picture.ts'
import styles from './Picture.module.css'

export interface PictureProps {
  readonly id: string
  /** What it shows; empty when the words beside it say the same. */
  readonly alt: string
  /** How wide it is laid out, as in `<img sizes>`: "(min-width: 768px) 33vw, 100vw". */
  readonly sizes: string
  /** photo 3:2 as it is; others are cut to shape; fill takes the height of its container. */
  readonly ratio?: 'photo' | 'wide' | 'square' | 'tall' | 'fill' | undefined
  /** One of the largest pictures of the first screen: loaded first, never lazily. */
  readonly priority?: boolean | undefined
  /** Square corners, for a picture that reaches the edges of the screen. */
  readonly flush?: boolean | undefined
}

const sources = (id: string, format: PictureFormat) =>
  PICTURE_WIDTHS.map((width) => `${pictureAddress(id, width, format)} ${width}w`).join(', ')

/** A picture in the format and width that the screen needs, on paper of its own colour until it comes. */
export function Picture({ id, alt, sizes, ratio = 'photo', priority, flush }: PictureProps) {
  return (
    <picture
      className={styles.picture}
      data-scene={id.split('-')[1]}
      data-ratio={ratio}
      data-flush={flush || undefined}
    >
      <source type="image/avif" srcSet={sources(id, 'avif')} sizes={sizes} />
      <img
        className={styles.image}
        src={pictureAddress(id, 768, 'webp')}
        srcSet={sources(id, 'webp')}
        sizes={sizes}
        width={768}
        height={pictureHeight(768)}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        decoding={priority ? 'sync' : 'async'}
        {...(priority ? { fetchPriority: 'high' } : {})}
      />
    </picture>
  )
}
