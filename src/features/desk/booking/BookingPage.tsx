import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { TIMEOUT } from '#contract/booking/names.ts'
import type { ApiProblem } from '#src/api/problem.ts'
import { query } from '#src/api/query.ts'
import { PageError, PageLoading } from '#src/app/work/States.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Audit } from '../parts/Audit.tsx'
import { deskStatusLook, EVENT_TEXT } from '../parts/words.ts'
import { Acts } from './Acts.tsx'
import { Cases } from './Cases.tsx'
import { ComplaintCard } from './ComplaintCard.tsx'
import { DossierFrame } from './DossierFrame.tsx'
import { Ledger } from './Ledger.tsx'
import { Money } from './Money.tsx'
import { OpenEdit } from './OpenEdit.tsx'
import { People } from './People.tsx'
import { Refunds } from './Refunds.tsx'
import { StayFacts } from './StayFacts.tsx'

/** One booking with everything there is to know, who did what and why, the money to one đồng, and all that staff may do now. */
export function BookingPage({ bookingId }: { readonly bookingId: string }) {
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
  return (
    <DossierFrame
      look={deskStatusLook(booking.status)}
      code={booking.code}
      guest={booking.contact.fullName}
      of={booking.resortName}
      changed={changed}
      doing={
        <>
          {booking.transferUnderReview && (
            <Notice tone="warning" title={<Trans>Khoản chuyển khoản chờ phân xử</Trans>}>
              <Trans>Chủ nhà thấy số tiền khác hoặc chưa thấy tiền. Phòng vẫn được giữ.</Trans>
            </Notice>
          )}
          <Cases dossier={dossier} onChanged={setChanged} />
          <ComplaintCard booking={booking} />
          <OpenEdit booking={booking} />
          <Acts dossier={dossier} onChanged={setChanged} />
        </>
      }
      happened={
        <>
          <Audit
            steps={dossier.audit.map((step) => {
              const { reason, evidence } = step.params
              return { ...step, said: [reason !== TIMEOUT && reason, evidence] }
            })}
            words={EVENT_TEXT}
            acts={dossier.acts}
          />
          <Ledger entries={dossier.ledger} />
        </>
      }
      facts={
        <>
          <StayFacts booking={booking} />
          <People dossier={dossier} />
          <Money dossier={dossier} />
          <Refunds
            refunds={booking.refunds}
            account={dossier.refundAccount}
            approvals={dossier.approvals}
            onChanged={setChanged}
          />
        </>
      }
    />
  )
}
