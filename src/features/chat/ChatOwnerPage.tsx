import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { ChatPage } from './ChatPage.tsx'
import { idIn } from './where.ts'

export interface ChatOwnerPageProps {
  /** The place whose host one talks to; undefined: the list alone. */
  readonly resort?: string | undefined
  /** A booking of mine that it is about. */
  readonly booking?: string | undefined
}

/** My conversations with hosts. */
export function ChatOwnerPage({ resort, booking }: ChatOwnerPageProps) {
  const id = idIn(resort)
  const about = idIn(booking)
  return (
    <ChatPage
      title={<Trans>Tin nhắn với chủ nhà</Trans>}
      side="PERSON"
      none={
        <>
          <p>
            <Trans>Ở trang mỗi chỗ ở có nút “Hỏi chủ nhà”. Câu trả lời sẽ nằm ở đây.</Trans>
          </p>
          <Link to="/list-room" {...buttonLook({ tone: 'primary', size: 'small' })}>
            <Trans>Tìm chỗ ở</Trans>
          </Link>
        </>
      }
      link={(line, props) =>
        line?.resortId !== null && (
          <Link
            to="/chat/chat-owner/{-$resort}/{-$booking}"
            params={{ resort: line?.resortId, booking: undefined }}
            {...props}
          />
        )
      }
      where={
        id === undefined
          ? undefined
          : { resort_id: id, ...(about === undefined ? {} : { about_booking: about }) }
      }
      hint={
        <p>
          <Trans>Hỏi điều bạn muốn biết: đường đi, giờ nhận phòng, chỗ để xe…</Trans>
        </p>
      }
    />
  )
}
