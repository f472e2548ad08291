import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Button } from '#src/ui/Button.tsx'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { Picture } from '#src/ui/Picture.tsx'
import { pictureAddress } from '#contract/picture.ts'
import type { Said } from './said.ts'
import styles from './Messages.module.css'

interface BubbleProps {
  readonly message: Said
  /** The last of its group: it carries the time. */
  readonly last: boolean
  /** The last of mine that the other side has read. */
  readonly seen: boolean
  /** Of one that was refused and is known to this page alone: once more, or away with it. */
  readonly onAgain?: () => void
  readonly onDrop?: () => void
}

/** One message with its pictures, its time, and whether it has been sent. */
export function Bubble({ message, last, seen, onAgain, onDrop }: BubbleProps) {
  const { text, pictureIds, state, mine } = message
  return (
    <div className={styles.said} data-state={state ?? undefined} data-message={message.id}>
      {pictureIds.length > 0 && <Pictures ids={pictureIds} />}
      {text !== '' && (
        <p className={styles.bubble} dir="auto">
          {text}
        </p>
      )}
      {text === '' && pictureIds.length === 0 && (
        <p className={styles.bubble} data-gone>
          <Trans>Tin nhắn đã được xóa</Trans>
        </p>
      )}
      {(last || seen || state !== null) && (
        <p className={styles.under}>
          <Under message={message} seen={seen && mine} />
        </p>
      )}
      {state === 'refused' && (
        <div className={styles.refused}>
          <p role="alert">
            {message.problem === '' ? <Trans>Chưa gửi được. Bạn thử lại nhé.</Trans> : message.problem}
          </p>
          {onAgain && (
            <Button size="small" icon="refresh" onClick={onAgain}>
              <Trans>Gửi lại</Trans>
            </Button>
          )}
          {!onAgain && (
            <Link to="/outbox" {...buttonLook({ size: 'small' })}>
              <Trans>Xem ở mục Chưa gửi</Trans>
            </Link>
          )}
          {onDrop && (
            <Button size="small" tone="quiet" onClick={onDrop}>
              <Trans>Bỏ</Trans>
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

function Under({ message: { at, state }, seen }: { readonly message: Said; readonly seen: boolean }) {
  const format = useFormat()
  const time = <time dateTime={at}>{format.time(at)}</time>
  switch (state) {
    case 'sending':
      return <Trans>Đang gửi…</Trans>
    case 'waiting':
      return (
        <>
          <Icon name="clock" size={16} />
          <Trans>Chưa gửi</Trans>
        </>
      )
    case 'refused':
      return (
        <>
          <Icon name="warning" size={16} />
          <Trans>Không gửi được</Trans>
        </>
      )
    case null:
    default:
      return seen ? (
        <>
          {time} · <Trans>Đã xem</Trans>
        </>
      ) : (
        time
      )
  }
}

function Pictures({ ids }: { readonly ids: readonly string[] }) {
  const { t } = useLingui()
  return (
    <ul className={styles.pictures} role="list" data-one={ids.length === 1 || undefined}>
      {ids.map((id, index) => (
        <li key={id}>
          <a href={pictureAddress(id, 1280, 'webp')} target="_blank" rel="noreferrer">
            <Picture
              id={id}
              alt={t`Ảnh ${index + 1} của tin nhắn, mở lớn`}
              sizes="(min-width: 768px) 240px, 60vw"
              ratio={ids.length === 1 ? 'photo' : 'square'}
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
