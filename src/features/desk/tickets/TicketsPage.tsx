import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { HOLDING_TICKETS } from '#contract/serviceStatuses.ts'
import type { ApiProblem } from '#src/api/problem.ts'
import { query } from '#src/api/query.ts'
import { ticketLook } from '#src/app/tickets/statusText.ts'
import { PageError, PageLoading } from '#src/app/work/States.tsx'
import { SectionCard } from '#src/ui/SectionCard.tsx'
import { Button } from '#src/ui/Button.tsx'
import { intent } from '#src/ui/intent.ts'
import { DossierFrame } from '../booking/DossierFrame.tsx'
import { Ledger } from '../booking/Ledger.tsx'
import { Refunds } from '../booking/Refunds.tsx'
import { Audit } from '../parts/Audit.tsx'
import { TicketFacts } from './TicketFacts.tsx'
import { TICKET_EVENT_TEXT } from './words.ts'
import { part } from '#src/ui/part.ts'

const load = () => import('./CancelTickets.tsx')
const CancelTickets = part(load, 'CancelTickets')

/** Tickets with everything there is to know, who did what and why, the money, and cancelling them for us. */
export function TicketsPage({ bookingId }: { readonly bookingId: string }) {
  const [asking, setAsking] = useState(false)
  const [changed, setChanged] = useState<ApiProblem | null>(null)
  const asked = query('desk.tickets', { booking_id: bookingId })
  const { data: dossier, error, isPending, refetch } = useQuery({ ...asked, refetchInterval: 30_000 })
  if (isPending) return <PageLoading />
  if (!dossier) return <PageError error={error} onRetry={() => void refetch()} />
  const { booking } = dossier
  const open = HOLDING_TICKETS.includes(booking.status)
  return (
    <DossierFrame
      look={ticketLook(booking)}
      code={booking.code}
      guest={booking.contact.fullName}
      of={booking.serviceName}
      changed={changed}
      doing={
        <SectionCard title={<Trans>Làm gì bây giờ</Trans>}>
          {open ? (
            <div className="row-3">
              <Button tone="danger" {...intent(load)} onClick={() => setAsking(true)}>
                <Trans>Hủy vé và hoàn đủ</Trans>
              </Button>
            </div>
          ) : (
            <p className="soft">
              <Trans>Ở tình trạng này không có việc gì làm thêm được.</Trans>
            </p>
          )}
          {/* The open question stays, with what was typed, when the tickets change meanwhile: its answer says so. */}
          {asking && (
            <Suspense>
              <CancelTickets dossier={dossier} onClose={() => setAsking(false)} onChanged={setChanged} />
            </Suspense>
          )}
        </SectionCard>
      }
      happened={
        <>
          <Audit
            steps={dossier.audit.map((step) => ({ ...step, said: [step.reason] }))}
            words={TICKET_EVENT_TEXT}
            acts={dossier.acts}
          />
          <Ledger entries={dossier.ledger} />
        </>
      }
      facts={
        <>
          <TicketFacts dossier={dossier} />
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
