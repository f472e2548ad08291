import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { OutboxEntry } from '#contract/outbox.ts'
import { useOutbox } from '#src/api/outbox.ts'
import { saveWaiting } from '#src/app/state/waitingFile.ts'
import { Button } from '#src/ui/Button.tsx'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { Entry } from './Entry.tsx'
import styles from './OutboxPage.module.css'

export type OutboxActions = {
  readonly onSend: (key?: string) => void
  readonly onDiscard: (key: string) => void
}
type Props = OutboxActions & { readonly online: boolean }

const WAITING: readonly OutboxEntry['state'][] = ['queued', 'sending', 'paused']

/** What this device has not been able to send: what waits, and what the server refused and why. */
export function OutboxPage({ onSend, onDiscard, online }: Props) {
  const { t } = useLingui()
  const entries = useOutbox()
  const waiting = entries.filter(({ state }) => WAITING.includes(state))
  const paused = waiting.some(({ state }) => state === 'paused')
  const refused = entries.filter(({ state }) => !WAITING.includes(state))
  return (
    <div className={styles.page}>
      <SectionHeading
        level={1}
        lead={<Trans>Những việc bạn làm khi không có mạng nằm ở đây đến khi máy chủ trả lời.</Trans>}
      >
        <Trans>Chưa gửi</Trans>
      </SectionHeading>
      {entries.length === 0 && (
        <EmptyState
          picture="letter"
          title={<Trans>Mọi việc đã được gửi</Trans>}
          action={
            <Link to="/booking" {...buttonLook({ tone: 'primary' })}>
              <Trans>Chuyến đi của tôi</Trans>
            </Link>
          }
        >
          <p>
            <Trans>Không có gì đang chờ trên máy này.</Trans>
          </p>
        </EmptyState>
      )}
      {refused.length > 0 && (
        <section className={styles.group}>
          <h2>
            <Trans>Cần bạn xem lại</Trans>
          </h2>
          <Entries entries={refused} onSend={onSend} onDiscard={onDiscard} />
        </section>
      )}
      {waiting.length > 0 && (
        <section className={styles.group}>
          <div className="apart-4">
            <h2>
              <Plural value={waiting.length} other="# việc đang chờ" />
            </h2>
            <Button
              size="small"
              tone="primary"
              icon="send"
              disabled={!online || paused}
              onClick={() => onSend()}
            >
              <Trans>Gửi ngay</Trans>
            </Button>
          </div>
          {paused && online && (
            <p className="note">
              <Trans>
                Phiên đăng nhập đã hết. Mọi việc vẫn nằm trên máy này và được gửi khi bạn đăng nhập lại.
              </Trans>{' '}
              <Link to="/login" search={{ back: '/outbox' }}>
                <Trans>Đăng nhập</Trans>
              </Link>
            </p>
          )}
          {!online && (
            <p className="note">
              <Trans>Chưa có mạng. Ghé tự gửi khi có lại, bạn không cần giữ trang này mở.</Trans>
            </p>
          )}
          <Entries entries={waiting} onSend={onSend} onDiscard={onDiscard} />
          <Button
            size="small"
            tone="quiet"
            icon="download"
            onClick={() => saveWaiting(waiting, t`viec-chua-gui.json`)}
          >
            <Trans>Lưu thành tệp</Trans>
          </Button>
        </section>
      )}
    </div>
  )
}

function Entries({ entries, ...actions }: OutboxActions & { readonly entries: readonly OutboxEntry[] }) {
  return (
    <ul className={styles.list} role="list">
      {entries.map((entry) => (
        <Entry key={`${entry.key} ${entry.createdAt}`} entry={entry} {...actions} />
      ))}
    </ul>
  )
}
