import { isServiceReference } from '#contract/bookingCodes.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { pages } from '#src/api/pages.ts'
import { MoreButton } from '#src/app/lists/MoreButton.tsx'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/Skeleton.tsx'
import { PageError } from '#src/app/work/States.tsx'
import { PAYOUT_LOOK } from '../parts/payoutLook.ts'
import styles from './EarningsPage.module.css'

/** Every payout, newest first; each leads to its booking. */
export function Payouts() {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const list = useInfiniteQuery(pages('host.payouts', {}))
  const payouts = list.data?.pages.flatMap((one) => one.payouts) ?? []
  return (
    <section className="stack-3">
      <SectionHeading>
        <Trans>Các khoản chi trả</Trans>
      </SectionHeading>
      {list.isPending && (
        <SkeletonGroup label={t`Đang tải các khoản chi trả`}>
          <Skeleton shape="text" lines={4} />
        </SkeletonGroup>
      )}
      {list.error && !list.data && <PageError error={list.error} onRetry={() => void list.refetch()} />}
      {list.data && payouts.length === 0 && (
        <p className="soft">
          <Trans>Chưa có khoản nào. Tiền vào lịch chi trả khi kỳ nghỉ hoàn tất.</Trans>
        </p>
      )}
      <ul className="stack-3" role="list">
        {payouts.map((payout) => (
          <li key={payout.id} className={styles.payout}>
            <div>
              {/* Tickets have no page of a host's own. */}
              {isServiceReference(payout.bookingCode) ? (
                payout.bookingCode
              ) : (
                <Link to="/host/bookings/$id" params={{ id: payout.bookingId }}>
                  {payout.bookingCode}
                </Link>
              )}
              <p className="note">
                {payout.resortName} · {format.range(payout.checkIn, payout.checkOut)}
              </p>
              <p className="note">
                {payout.paidAt === null ? (
                  <Trans>Dự kiến {format.moment(payout.dueOn)}</Trans>
                ) : (
                  <Trans>Chi trả lúc {format.moment(payout.paidAt)}</Trans>
                )}
              </p>
            </div>
            <div className={styles.amount}>
              <data value={payout.amount}>{format.vnd(payout.amount)}</data>
              <p>
                <Badge tone={PAYOUT_LOOK[payout.state].tone}>{i18n._(PAYOUT_LOOK[payout.state].text)}</Badge>
              </p>
            </div>
          </li>
        ))}
      </ul>
      <MoreButton list={list} />
    </section>
  )
}
