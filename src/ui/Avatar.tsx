import styles from './Avatar.module.css'

export interface AvatarProps {
  readonly name: string
  readonly src?: string | undefined
  readonly size?: 'small' | 'medium' | 'large' | undefined
}

/** The initials by which Vietnamese people are called: the given name, which stands last, after the family name. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words
  return letters
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toLocaleUpperCase('vi')
}

/** A person's picture, else initials. Decoration: the name stands beside it. */
export function Avatar({ name, src, size = 'medium' }: AvatarProps) {
  return (
    <span
      className={styles.avatar}
      data-size={size}
      data-hue={hueOf(name)}
      data-initials={src ? undefined : initialsOf(name)}
      aria-hidden="true"
    >
      {src && <img src={src} alt="" loading="lazy" decoding="async" />}
    </span>
  )
}

/** One of four tones, always the same for a name. */
function hueOf(name: string): number {
  let sum = 0
  for (const letter of name) sum += letter.codePointAt(0) ?? 0
  return sum % 4
}
