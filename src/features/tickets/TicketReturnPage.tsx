import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { isProblem } from '#src/api/problem.ts'
import { query } from '#src/api/query.ts'
import { useProblemText } from '#src/i18n/codeText.ts'
import { Button } from '#src/ui/Button.tsx'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/Skeleton.tsx'

export interface TicketReturnPageProps {
  /** What the gateway sent along, as it came. */
  readonly query: string
  /** The tickets that it is about: their page says the rest. */
  readonly onKnown: (bookingId: string, paid: boolean) => void
  /** It was not the gateway's, or not this person's. */
  readonly onForeign: () => void
}

/** Back from the gateway with tickets: the server is asked, and the tickets' own page shows what became of the payment. */
export function TicketReturnPage({ query: sent, onKnown, onForeign }: TicketReturnPageProps) {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(query('payment.serviceReturn', { query: sent }))
  const text = useProblemText(error)
  const foreign = isProblem(error, 404) || isProblem(error, 400)
  const known = useEffectEvent(onKnown)
  const isForeign = useEffectEvent(onForeign)
  useEffect(() => {
    if (data) known(data.booking.id, data.state === 'SUCCEEDED')
  }, [data])
  useEffect(() => {
    if (foreign) isForeign()
  }, [foreign])
  if (!error)
    return (
      <SkeletonGroup label={t`Đang hỏi kết quả thanh toán`}>
        <Skeleton shape="title" />
        <Skeleton shape="block" />
      </SkeletonGroup>
    )
  return (
    <EmptyState
      level={1}
      picture={foreign ? 'boat' : 'cloud'}
      title={
        foreign ? (
          <Trans>Không có kết quả thanh toán ở đây</Trans>
        ) : (
          <Trans>Chưa hỏi được kết quả thanh toán</Trans>
        )
      }
      action={
        <>
          {!foreign && (
            <Button tone="primary" icon="refresh" onClick={() => void refetch()}>
              <Trans>Thử lại</Trans>
            </Button>
          )}
          <Link to="/list-booking-service" search={{}} {...buttonLook()}>
            <Trans>Vé của tôi</Trans>
          </Link>
        </>
      }
    >
      <p>{foreign ? <Trans>Tình trạng đúng của mọi vé nằm ở danh sách vé của bạn.</Trans> : text}</p>
    </EmptyState>
  )
}
