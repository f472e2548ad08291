import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Pictures } from '#src/app/pictures/usePictures.ts'
import styles from './new.module.css'

/** How far the pictures are, while one is at another step. */
export function UploadLine({ added: { pictures } }: { readonly added: Pictures }) {
  const wrong = pictures.filter(({ problem, error }) => problem !== null || error !== null).length
  const going = pictures.length - wrong
  const whole = pictures.reduce((sum, { progress, sent }) => sum + (sent ? 1 : (progress ?? 0)), 0)
  return (
    <div className={styles.uploads} role="status">
      {going > 0 && (
        <p>
          <Plural value={going} other="Đang gửi # ảnh" />
          <progress value={whole} max={pictures.length} aria-hidden />
        </p>
      )}
      {wrong > 0 && (
        <p data-wrong="">
          <Plural value={wrong} other="# ảnh chưa gửi được" />{' '}
          <Link to="/host/places/new" search={{ step: 'photos' }}>
            <Trans>Xem ảnh</Trans>
          </Link>
        </p>
      )}
    </div>
  )
}
