import { Trans, useLingui } from '@lingui/react/macro'
import type { User } from '#contract/shapes/administration.ts'
import { wallClock } from '#src/i18n/format/moments.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Changes } from './Changes.tsx'
import { ROLE_TEXT, STATE_TEXT } from './words.ts'

interface UserCardProps {
  readonly user: User
  readonly onRole: () => void
  readonly onEndSessions: () => void
  readonly onSuspend: () => void
}

/** One person: how to reach them, which roles they hold since when, and what administrators did about them. */
export function UserCard({ user, onRole, onEndSessions, onSuspend }: UserCardProps) {
  const { i18n, t } = useLingui()
  const format = useFormat()
  const { name } = user
  return (
    <Card padded>
      <div className="stack-3">
        <p className="row-3">
          <strong>{name}</strong>
          {user.state !== 'ACTIVE' && <Badge tone="attention">{i18n._(STATE_TEXT[user.state])}</Badge>}
        </p>
        <p className="soft">
          {[user.email, user.phone].filter((text) => text !== null).join(' · ')}
          {' · '}
          <Trans>từ {format.plainDate(wallClock(user.createdAt).day)}</Trans>
        </p>
        <p className="wrap-2">
          {user.roles.map((role) => (
            <Badge key={role} tone={role === 'ADM' ? 'gold' : 'action'}>
              {i18n._(ROLE_TEXT[role])}
            </Badge>
          ))}
        </p>
        <div className="row-3">
          <Button icon="key" aria-label={t`Đổi vai trò của ${name}`} onClick={onRole}>
            <Trans>Đổi vai trò</Trans>
          </Button>
          <Button
            icon="logout"
            tone="quiet"
            aria-label={t`Đăng xuất mọi thiết bị của ${name}`}
            onClick={onEndSessions}
          >
            <Trans>Đăng xuất mọi thiết bị</Trans>
          </Button>
          {user.state === 'ACTIVE' && (
            <Button icon="lock" tone="quiet" aria-label={t`Khóa tài khoản của ${name}`} onClick={onSuspend}>
              <Trans>Khóa tài khoản</Trans>
            </Button>
          )}
          {user.state === 'LOCKED' && (
            <Button icon="lock" aria-label={t`Mở khóa tài khoản của ${name}`} onClick={onSuspend}>
              <Trans>Mở khóa</Trans>
            </Button>
          )}
        </div>
        {user.version > 0 && <Changes about={`user/${user.id}`} />}
      </div>
    </Card>
  )
}
