import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { query } from '#src/api/query.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'

/** The ways to my conversations, with how many messages wait in each. */
export function Conversations() {
  const { data } = useQuery(query('chat.unread', {}))
  return (
    <p className="wrap-3">
      <Link
        to="/chat/chat-owner/{-$resort}/{-$booking}"
        params={{ resort: undefined, booking: undefined }}
        {...buttonLook()}
      >
        <Icon name="chat" />
        <Trans>Tin nhắn với chủ nhà</Trans>
        <Waiting count={data?.owner ?? 0} />
      </Link>
      <Link to="/chat/chat-support" {...buttonLook()}>
        <Icon name="support" />
        <Trans>Hỗ trợ</Trans>
        <Waiting count={data?.support ?? 0} />
      </Link>
    </p>
  )
}

function Waiting({ count }: { readonly count: number }) {
  if (count === 0) return null
  return (
    <Badge tone="attention">
      {count > 99 ? '99+' : count}
      <VisuallyHidden>
        {' '}
        <Plural value={count} other="tin chưa đọc" />
      </VisuallyHidden>
    </Badge>
  )
}
