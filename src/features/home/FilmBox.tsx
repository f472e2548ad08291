import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { captionsOf, filmTold } from '#contract/film.ts'
import type { HomeBlocks } from '#contract/shapes/home.ts'
import { filmLength } from './filmLength.ts'
import { Button } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { Picture } from '#src/ui/Picture.tsx'
import styles from './HomePage.module.css'

/** Somebody else's player may run its own scripts as itself and nothing more. */
const SANDBOX = 'allow-scripts allow-same-origin allow-presentation'

/**
 * A film in its place: its poster until somebody presses play. One that another site plays asks first, since that site learns
 * who watches; nothing of it is fetched before.
 */
export function FilmBox({ video }: { readonly video: HomeBlocks['videoReviews'][number] }) {
  const { t } = useLingui()
  const [step, setStep] = useState<'poster' | 'asks' | 'plays'>('poster')
  const film = video.videoUrl === null ? null : filmTold(video.videoUrl)
  if (film && step === 'plays') return <Playing {...film} title={video.title} />
  return (
    <div className={styles.filmBox}>
      <Picture id={video.pictureId} alt="" sizes="(min-width: 992px) 280px, 70vw" ratio="fill" />
      {film && step === 'poster' && (
        <button
          type="button"
          className={styles.filmPlay}
          aria-label={`${t`Xem video: ${video.title}`}, ${filmLength(video.seconds)}`}
          onClick={() => setStep(film.kind === 'file' ? 'plays' : 'asks')}
        >
          <span className={styles.filmLength}>
            <Icon name="play" size={16} />
            {filmLength(video.seconds)}
          </span>
        </button>
      )}
      {film && step === 'asks' && (
        <div className={styles.filmAsk} role="group" aria-label={video.title}>
          <p>
            <Trans>Video nằm ở YouTube. Bấm xem thì YouTube biết bạn đã xem.</Trans>
          </p>
          <Button tone="primary" size="small" autoFocus onClick={() => setStep('plays')}>
            <Trans>Đồng ý và xem</Trans>
          </Button>
        </div>
      )}
    </div>
  )
}

function Playing({ kind, address, title }: { kind: 'file' | 'player'; address: string; title: string }) {
  return kind === 'file' ? (
    <video
      className={styles.film}
      src={address}
      aria-label={title}
      controls
      autoPlay
      playsInline
      tabIndex={0}
    >
      <track kind="captions" src={captionsOf(address)} srcLang="vi" label="Tiếng Việt" />
    </video>
  ) : (
    <iframe
      className={styles.film}
      src={address}
      title={title}
      sandbox={SANDBOX}
      allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  )
}
