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
import { idIn } from './where.ts'
import styles from './chat.module.css'

export interface ChatOwnerPageProps {
  /** The place whose host one talks to; undefined: the list alone. */
  readonly resort?: string | undefined
  /** A booking of mine that it is about. */
  readonly booking?: string | undefined
}

/** My conversations with hosts: the list, and beside it the one that is open. */
export function ChatOwnerPage({ resort, booking }: ChatOwnerPageProps) {
  const { t } = useLingui()
  const list = useChats('PERSON')
  const id = idIn(resort)
  const about = idIn(booking)
  return (
    <div className={styles.chat} data-open={id !== undefined || undefined}>
      <ListPane
        title={<Trans>Tin nhắn với chủ nhà</Trans>}
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
              <Trans>Ở trang mỗi chỗ ở có nút “Hỏi chủ nhà”. Câu trả lời sẽ nằm ở đây.</Trans>
            </p>
            <Link to="/list-room" {...buttonLook({ tone: 'primary', size: 'small' })}>
              <Trans>Tìm chỗ ở</Trans>
            </Link>
          </NoChats>
        ) : (
          <ChatList
            label={t`Cuộc trò chuyện`}
            lines={list.lines}
            side="PERSON"
            link={({ resortId }, props) =>
              resortId && (
                <Link
                  to="/chat/chat-owner/{-$resort}/{-$booking}"
                  params={{ resort: resortId, booking: undefined }}
                  {...props}
                />
              )
            }
          />
        )}
      </ListPane>
      {id === undefined ? (
        <Choose />
      ) : (
        <Thread
          key={id}
          where={{ resort_id: id, ...(about === undefined ? {} : { about_booking: about }) }}
          back={
            <Back>
              <Link
                to="/chat/chat-owner/{-$resort}/{-$booking}"
                params={{ resort: undefined, booking: undefined }}
                {...iconButtonLook()}
                aria-label={t`Về danh sách`}
              >
                <Icon name="arrow-left" size={24} />
              </Link>
            </Back>
          }
          hint={
            <p>
              <Trans>Hỏi điều bạn muốn biết: đường đi, giờ nhận phòng, chỗ để xe…</Trans>
            </p>
          }
        />
      )}
    </div>
  )
}
