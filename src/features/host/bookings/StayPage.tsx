import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { ApiProblem } from '#src/api/problem.ts'
import { query } from '#src/api/query.ts'
import { savedAt } from '#src/api/savedAt.ts'
import { useProblemText } from '#src/i18n/codeText.ts'
import { HistoryLines } from '#src/domain/booking/HistoryLines.tsx'
import { SectionCard } from '#src/ui/SectionCard.tsx'
import { StatusBadge } from '#src/ui/Badge.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { PageError, PageLoading } from '#src/app/work/States.tsx'
import { SavedNote } from '#src/app/states/SavedNote.tsx'
import { EVENT_TEXT, hostStatusLook } from '../parts/words.ts'
import { Acts } from './Acts.tsx'
import { EditTerms } from './EditTerms.tsx'
import { Guest } from './Guest.tsx'
import { Money } from './Money.tsx'
import { StayFacts } from './StayFacts.tsx'
import { Story } from './Story.tsx'
import page from '#src/app/work/page.module.css'
import styles from './StayPage.module.css'

/** The booking changed under the host's hands: what happened, and that what is shown is how it stands now. */
function Changed({ problem }: { readonly problem: ApiProblem }) {
  const text = useProblemText(problem)
  return (
    <Notice tone="warning" live="assertive" title={<Trans>Đặt phòng này vừa thay đổi</Trans>}>
      {text} <Trans>Dưới đây là tình trạng mới nhất.</Trans>
    </Notice>
  )
}

/** One booking of a place of mine: everything there is to know, and all that may be done with it now. */
export function StayPage({ bookingId }: { readonly bookingId: string }) {
  const { i18n } = useLingui()
  const [changed, setChanged] = useState<ApiProblem | null>(null)
  const {
    data: booking,
    error,
    isPending,
    refetch,
  } = useQuery({ ...query('host.booking', { booking_id: bookingId }), refetchInterval: 30_000 })
  if (isPending) return <PageLoading />
  if (!booking) return <PageError error={error} onRetry={() => void refetch()} />
  const look = hostStatusLook(booking.status)
  const { edit } = booking
  return (
    <article className={page.page}>
      <Link to="/host/bookings" className="back">
        <Icon name="arrow-left" />
        <Trans context="several">Đặt phòng</Trans>
      </Link>
      <header className={styles.head}>
        <p className="row-3">
          <StatusBadge tone={look.tone}>{i18n._(look.text)}</StatusBadge>
          <span className={styles.code}>
            <Trans>Mã đặt phòng {booking.code}</Trans>
          </span>
        </p>
        <h1>{booking.contact.fullName}</h1>
        <p className="soft">{booking.resortName}</p>
      </header>
      <SavedNote at={savedAt(booking)} />
      {changed && <Changed problem={changed} />}
      <Story booking={booking} />
      {edit && (edit.state === 'OPEN' || edit.state === 'AWAITING_PAYMENT') && (
        <SectionCard
          title={edit.by === 'CSH' ? <Trans>Bạn đề nghị sửa</Trans> : <Trans>Khách muốn sửa</Trans>}
        >
          <EditTerms before={edit.before} after={edit.after} difference={edit.difference} />
          {edit.reason !== '' && <p className="soft">“{edit.reason}”</p>}
        </SectionCard>
      )}
      <Acts booking={booking} onChanged={setChanged} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <StayFacts booking={booking} />
          <Guest booking={booking} />
        </div>
        <div className={styles.column}>
          <Money booking={booking} />
          <SectionCard title={<Trans>Lịch sử</Trans>}>
            <HistoryLines history={booking.history} words={EVENT_TEXT} />
          </SectionCard>
        </div>
      </div>
    </article>
  )
}
