import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { iconButtonLook } from '#src/ui/IconButton.tsx'
import { ChatList, NoChats } from './list/ChatList.tsx'
import { ListPane } from './list/ListPane.tsx'
import { useChats } from './list/useChats.ts'
import { Back } from './parts/Back.tsx'
import { Choose } from './parts/Choose.tsx'
import { SavedNote } from './parts/SavedNote.tsx'
import { Thread } from './thread/Thread.tsx'
import { idIn, nameOf } from './where.ts'
import styles from './chat.module.css'

export interface HostChatPageProps {
  /** The conversation that is open; `booking` where it is named by the next part. */
  readonly id?: string | undefined
  /** A booking of my place whose guest I talk to. */
  readonly booking?: string | undefined
}

/** What guests ask about my places, and my answers. */
export function HostChatPage({ id: part, booking }: HostChatPageProps) {
  const { t } = useLingui()
  const list = useChats('HOST')
  const id = idIn(part)
  const about = part === 'booking' ? idIn(booking) : undefined
  const where =
    id !== undefined ? { conversation_id: id } : about === undefined ? undefined : { about_booking: about }
  return (
    <div className={styles.chat} data-open={where !== undefined || undefined}>
      <ListPane
        title={<Trans>Tin nhắn của khách</Trans>}
        list={list}
        above={
          <>
            <SavedNote at={list.saved} />
            <Link to="/chat/chat-support" {...buttonLook({ size: 'small' })}>
              <Trans>Hỏi nhân viên Ghé</Trans>
            </Link>
          </>
        }
      >
        {list.lines.length === 0 ? (
          <NoChats>
            <p>
              <Trans>Khách hỏi về chỗ ở của bạn thì câu hỏi nằm ở đây.</Trans>
            </p>
          </NoChats>
        ) : (
          <ChatList
            label={t`Cuộc trò chuyện`}
            lines={list.lines}
            side="HOST"
            link={({ id: one }, props) => (
              <Link to="/host/chat/{-$id}/{-$booking}" params={{ id: one, booking: undefined }} {...props} />
            )}
          />
        )}
      </ListPane>
      {where === undefined ? (
        <Choose />
      ) : (
        <Thread
          key={nameOf(where)}
          where={where}
          back={
            <Back>
              <Link
                to="/host/chat/{-$id}/{-$booking}"
                params={{ id: undefined, booking: undefined }}
                {...iconButtonLook()}
                aria-label={t`Về danh sách`}
              >
                <Icon name="arrow-left" size={24} />
              </Link>
            </Back>
          }
          hint={
            <p>
              <Trans>Viết cho khách điều họ cần biết trước khi đến.</Trans>
            </p>
          }
        />
      )}
    </div>
  )
}
