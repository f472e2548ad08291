import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { serverTime } from '#src/api/serverClock.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Avatar } from '#src/ui/Avatar.tsx'
import { Badge } from '#src/ui/Badge.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { pictureAddress } from '#contract/picture.ts'
import type { ChatLine } from '#contract/shapes/chat.ts'
import { useOtherName } from '../thread/useOtherName.ts'
import styles from './ChatList.module.css'

interface ChatListProps<L extends ChatLine> {
  readonly label: string
  readonly lines: readonly L[]
  /** The link around a line. */
  readonly link: (line: L, props: { className: string | undefined; children: ReactNode }) => ReactNode
  /** What a line says besides: who has taken it, how long it waits. */
  readonly more?: (line: L) => ReactNode
  /** On which side the reader stands. */
  readonly side: 'PERSON' | 'HOST' | 'STAFF'
}

/** Conversations, one below the other: with whom, about what, what was said last, and how much is unread. */
export function ChatList<L extends ChatLine>({ label, lines, link, more, side }: ChatListProps<L>) {
  const otherName = useOtherName()
  return (
    <ul className="stack-1" role="list" aria-label={label}>
      {lines.map((line) => (
        <li key={line.id}>
          {link(line, {
            className: styles.line,
            children: <Line line={line} name={otherName({ ...line, side })} more={more?.(line)} />,
          })}
        </li>
      ))}
    </ul>
  )
}

interface LineProps {
  readonly line: ChatLine
  readonly name: string
  readonly more: ReactNode
}

function Line({ line, name, more }: LineProps) {
  const { t } = useLingui()
  const format = useFormat()
  const ago = format.ago(line.lastAt, new Date(serverTime()).toISOString())
  const said = line.lastText === '' ? t`${line.lastPictures} ảnh` : line.lastText
  return (
    <>
      <Avatar
        name={name}
        {...(line.avatarId === null ? {} : { src: pictureAddress(line.avatarId, 384, 'webp') })}
      />
      <span className={styles.words} data-unread={line.unread > 0 || undefined}>
        <span className={styles.top}>
          <bdi className={styles.name}>{name}</bdi>
          <time className="clipped note" dateTime={line.lastAt}>
            {ago}
          </time>
        </span>
        {line.resortName !== '' && <span className="clipped note">{line.resortName}</span>}
        <span className={styles.bottom}>
          <bdi className={styles.last}>{line.lastMine ? t`Bạn: ${said}` : said}</bdi>
          {line.unread > 0 && (
            <Badge tone="attention">
              {line.unread > 99 ? '99+' : line.unread}
              <VisuallyHidden>
                {' '}
                <Plural value={line.unread} other="tin chưa đọc" />
              </VisuallyHidden>
            </Badge>
          )}
        </span>
        {more}
      </span>
    </>
  )
}

/** Nothing was said yet. */
export function NoChats({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.none}>
      <p>
        <strong>
          <Trans>Chưa có cuộc trò chuyện nào</Trans>
        </strong>
      </p>
      {children}
    </div>
  )
}
