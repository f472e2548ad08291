import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { OutboxEntry } from '#contract/outbox.ts'
import { serverTime } from '#src/api/serverClock.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Button } from '#src/ui/Button.tsx'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { Conflict } from './Conflict.tsx'
import type { OutboxActions } from './OutboxPage.tsx'
import { useWhat } from './what.ts'

const TONES = {
  queued: 'warning',
  sending: 'info',
  paused: 'warning',
  refused: 'attention',
  conflict: 'attention',
  expired: 'neutral',
} as const

function StateText({ state }: { readonly state: OutboxEntry['state'] }) {
  switch (state) {
    case 'sending':
      return <Trans>Đang gửi</Trans>
    case 'paused':
      return <Trans>Chờ bạn đăng nhập</Trans>
    case 'refused':
      return <Trans>Không được nhận</Trans>
    case 'conflict':
      return <Trans>Đã thay đổi ở nơi khác</Trans>
    case 'expired':
      return <Trans>Chờ quá lâu: bạn vẫn muốn gửi?</Trans>
    case 'queued':
    default:
      return <Trans>Chưa gửi</Trans>
  }
}

/** One thing that waits or was refused, and what can be done with it. */
export function Entry({ entry, onSend, onDiscard }: OutboxActions & { readonly entry: OutboxEntry }) {
  const { ago, moment } = useFormat()
  const what = useWhat()(entry)
  const { key, state, createdAt, expiresAt, attempts, problem } = entry
  const made = new Date(createdAt).toISOString()
  const waits = state === 'queued' || state === 'paused'
  return (
    <li className="panel">
      <div className="apart-4">
        <strong>{what.text}</strong>
        <Badge tone={TONES[state]}>
          <StateText state={state} />
        </Badge>
      </div>
      <p className="note">
        <time dateTime={made}>{ago(made, new Date(serverTime()).toISOString())}</time>
        {waits && attempts > 0 && (
          <>
            {' · '}
            <Plural value={attempts} other="đã thử gửi # lần" />
          </>
        )}
        {waits && (
          <>
            {' · '}
            <Trans>tự gửi khi có mạng, chậm nhất {moment(new Date(expiresAt).toISOString())}</Trans>
          </>
        )}
      </p>
      {problem !== null && <p>{problem.message}</p>}
      {state === 'conflict' && <Conflict mine={what.text} current={problem?.current} />}
      <div className="wrap-2">
        {waits && (
          <Button size="small" onClick={() => onSend(key)}>
            <Trans>Thử ngay</Trans>
          </Button>
        )}
        {state === 'expired' && (
          <Button size="small" onClick={() => onSend(key)}>
            <Trans>Vẫn gửi</Trans>
          </Button>
        )}
        {!waits && what.place !== null && (
          <Link {...what.place} {...buttonLook({ size: 'small' })}>
            <Trans>Mở ra để làm lại</Trans>
          </Link>
        )}
        {state !== 'sending' && (
          <Button size="small" tone="quiet" onClick={() => onDiscard(key)}>
            {waits || state === 'expired' ? <Trans>Bỏ, không gửi</Trans> : <Trans>Đã hiểu, cất đi</Trans>}
          </Button>
        )}
      </div>
    </li>
  )
}
