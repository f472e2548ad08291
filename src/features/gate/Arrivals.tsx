import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { HostArrivals } from '#contract/shapes/host.ts'
import { useWaiting } from '#src/api/outbox.ts'
import { serverTime } from '#src/api/serverClock.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/Skeleton.tsx'
import { Residency } from './Residency.tsx'
import styles from './gate.module.css'

type Props = {
  readonly list: HostArrivals | null
  readonly saved: string | null
  readonly pending: boolean
  readonly noKeys: boolean
  readonly onRetry: () => void
}

/** Who is expected today and tomorrow: how many and where, never who; that is sealed until they show their code. */
export function Arrivals({ list, saved, pending, noKeys, onRetry }: Props) {
  const { t } = useLingui()
  const format = useFormat()
  const waiting = useWaiting('host.checkIn').length
  const tickets = useWaiting('host.scanTicket').length
  const coming = (list?.bookings ?? []).filter(({ revoked }) => !revoked)
  const names = new Map(list?.resorts.map(({ id, name }) => [id, name]))
  if (pending)
    return (
      <SkeletonGroup label={t`Đang tải danh sách khách`}>
        <Skeleton shape="block" />
      </SkeletonGroup>
    )
  return (
    <>
      {(list === null || noKeys) && (
        <Notice
          tone="warning"
          icon="wifi-off"
          action={
            <Button size="small" icon="refresh" onClick={onRetry}>
              <Trans>Thử lại</Trans>
            </Button>
          }
        >
          <Trans>
            Máy này chưa lưu danh sách khách và khóa kiểm tra. Bạn mở trang này khi có mạng một lần, sau đó
            quét được cả khi mất sóng.
          </Trans>
        </Notice>
      )}
      {waiting > 0 && (
        <Notice tone="warning" icon="send">
          <Plural value={waiting} other="# lượt nhận phòng đã ghi trên máy này, chưa gửi." />
        </Notice>
      )}
      {tickets > 0 && (
        <Notice tone="warning" icon="send">
          <Plural value={tickets} other="# lượt quét vé đã ghi trên máy này, chưa gửi." />
        </Notice>
      )}
      {list !== null && (
        <section className={styles.list} aria-label={t`Khách hôm nay và ngày mai`}>
          <h2>
            <Trans>Hôm nay và ngày mai</Trans>
          </h2>
          <p className={styles.soft}>
            {saved === null ? (
              <Trans>Danh sách mới, đã lưu trên máy này. Tên khách chỉ mở ra khi họ đưa mã.</Trans>
            ) : (
              <Trans>Danh sách đã lưu {format.ago(saved, new Date(serverTime()).toISOString())}.</Trans>
            )}
          </p>
          {coming.length === 0 && (
            <p>
              <Trans>Không có khách nào đến hôm nay và ngày mai.</Trans>
            </p>
          )}
          <ul role="list" className="stack-3">
            {coming.map((entry) => (
              <li key={entry.ref} className={styles.row}>
                <span>
                  <strong>{names.get(entry.resortId) ?? ''}</strong>
                  <br />
                  <span className={styles.soft}>
                    {format.range(entry.checkIn, entry.checkOut)} ·{' '}
                    <Plural value={entry.guests} other="# khách" />
                  </span>
                </span>
                {entry.checkedInAt === null ? (
                  <Badge>
                    <Trans>Chưa đến</Trans>
                  </Badge>
                ) : (
                  <Badge tone="success">
                    <Trans>Đã nhận {format.time(entry.checkedInAt)}</Trans>
                  </Badge>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      <Residency />
    </>
  )
}
