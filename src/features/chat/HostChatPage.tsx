import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ChatPage } from './ChatPage.tsx'
import { idIn } from './where.ts'

export interface HostChatPageProps {
  /** The conversation that is open; `booking` where it is named by the next part. */
  readonly id?: string | undefined
  /** A booking of my place whose guest I talk to. */
  readonly booking?: string | undefined
}

/** What guests ask about my places, and my answers. */
export function HostChatPage({ id: part, booking }: HostChatPageProps) {
  const id = idIn(part)
  const about = part === 'booking' ? idIn(booking) : undefined
  const where =
    id !== undefined ? { conversation_id: id } : about === undefined ? undefined : { about_booking: about }
  return (
    <ChatPage
      title={<Trans>Tin nhắn của khách</Trans>}
      side="HOST"
      none={
        <p>
          <Trans>Khách hỏi về chỗ ở của bạn thì câu hỏi nằm ở đây.</Trans>
        </p>
      }
      link={(line, props) => (
        <Link to="/host/chat/{-$id}/{-$booking}" params={{ id: line?.id, booking: undefined }} {...props} />
      )}
      where={where}
      hint={
        <p>
          <Trans>Viết cho khách điều họ cần biết trước khi đến.</Trans>
        </p>
      }
    />
  )
}
