import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { ApiProblem } from '#src/api/problem.ts'
import { query } from '#src/api/query.ts'
import { toDesk } from '#src/app/desk/toDesk.ts'
import { PageError, PageLoading } from '#src/app/work/States.tsx'
import { StatusBadge } from '#src/ui/Badge.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Changed } from '../parts/Changed.tsx'
import { deskStatusLook } from '../parts/words.ts'
import { Acts } from './Acts.tsx'
import { Audit } from './Audit.tsx'
import { Cases } from './Cases.tsx'
import { ComplaintCard } from './ComplaintCard.tsx'
import { Ledger } from './Ledger.tsx'
import { Money } from './Money.tsx'
import { OpenEdit } from './OpenEdit.tsx'
import { People } from './People.tsx'
import { Refunds } from './Refunds.tsx'
import { StayFacts } from './StayFacts.tsx'
import page from '#src/app/work/page.module.css'
import styles from './BookingPage.module.css'

/** One booking with everything there is to know, who did what and why, the money to one đồng, and all that staff may do now. */
export function BookingPage({ bookingId }: { readonly bookingId: string }) {
  const { i18n } = useLingui()
  const [changed, setChanged] = useState<ApiProblem | null>(null)
  const {
    data: dossier,
    error,
    isPending,
    refetch,
  } = useQuery({ ...query('desk.booking', { booking_id: bookingId }), refetchInterval: 30_000 })
  if (isPending) return <PageLoading />
  if (!dossier) return <PageError error={error} onRetry={() => void refetch()} />
  const { booking } = dossier
  const look = deskStatusLook(booking.status)
  return (
    <article className={page.page}>
      <Link {...toDesk('find')} className={page.back}>
        <Icon name="arrow-left" />
        <Trans>Tìm đặt phòng</Trans>
      </Link>
      <header className={styles.head}>
        <p className={page.line}>
          <StatusBadge tone={look.tone}>{i18n._(look.text)}</StatusBadge>
        </p>
        <h1 className={page.figures}>{booking.code}</h1>
        <p className={page.soft}>
          {booking.contact.fullName} · {booking.resortName}
        </p>
      </header>
      {changed && <Changed problem={changed} />}
      {booking.transferUnderReview && (
        <Notice tone="warning" title={<Trans>Khoản chuyển khoản chờ phân xử</Trans>}>
          <Trans>Chủ nhà thấy số tiền khác hoặc chưa thấy tiền. Phòng vẫn được giữ.</Trans>
        </Notice>
      )}
      <Cases dossier={dossier} onChanged={setChanged} />
      <ComplaintCard booking={booking} />
      <OpenEdit booking={booking} />
      <Acts dossier={dossier} onChanged={setChanged} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <Audit dossier={dossier} />
          <Ledger entries={dossier.ledger} />
        </div>
        <div className={styles.column}>
          <StayFacts booking={booking} />
          <People dossier={dossier} />
          <Money dossier={dossier} />
          <Refunds refunds={booking.refunds} account={dossier.refundAccount} onChanged={setChanged} />
        </div>
      </div>
    </article>
  )
}
