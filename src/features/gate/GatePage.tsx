import { Trans } from '@lingui/react/macro'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { useWaiting } from '#src/api/outbox.ts'
import { query } from '#src/api/query.ts'
import { savedAt } from '#src/api/savedAt.ts'
import { serverTime } from '#src/api/serverClock.ts'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { Arrivals } from './Arrivals.tsx'
import { Scanner } from './Scanner.tsx'
import { TicketVerdict } from './TicketVerdict.tsx'
import { Verdict } from './Verdict.tsx'
import { read, type Read } from './judge.ts'
import styles from './gate.module.css'

/** The gate: reads a guest's code by camera, picture or hand, and says whether to let them in. Works without a network. */
export function GatePage({ startEngine }: { readonly startEngine: () => Promise<Worker> }) {
  const keys = useQuery(query('host.checkinKeys', {}))
  const arrivals = useQuery(query('host.arrivals', {}))
  const tickets = useQuery(query('host.tickets', {}))
  const [found, setFound] = useState<Read | null>(null)
  const [busy, setBusy] = useState(false)
  const list = arrivals.data ?? null
  const sending = useWaiting('host.checkIn').length + useWaiting('host.scanTicket').length > 0

  async function onCode(text: string): Promise<void> {
    if (busy || found !== null) return
    setBusy(true)
    try {
      // A code that comes while the device still looks for its keys and lists is judged once they are there.
      const [known, expected, sold] = await Promise.all([there(keys), there(arrivals), there(tickets)])
      setFound(
        await read(text, {
          known: known ?? { keys: [] },
          list: expected ?? null,
          tickets: sold ?? null,
          sending,
          now: serverTime(),
        }),
      )
      navigator.vibrate?.(40)
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className={styles.page}>
      <SectionHeading
        level={1}
        lead={<Trans>Quét mã của khách. Có mạng hay không, màu đèn cho bạn biết ngay.</Trans>}
      >
        <Trans>Ở cổng</Trans>
      </SectionHeading>
      {found === null ? (
        <Scanner startEngine={startEngine} onCode={(text) => void onCode(text)} ready={!keys.isPending} />
      ) : (
        <Found read={found} onNext={() => setFound(null)} />
      )}
      <Arrivals
        list={list}
        saved={savedAt(list)}
        pending={arrivals.isPending || keys.isPending || tickets.isPending}
        noKeys={!keys.isPending && keys.data === undefined}
        onRetry={() => {
          void arrivals.refetch()
          void tickets.refetch()
          void keys.refetch()
        }}
      />
    </div>
  )
}

/** What a question came to: its answer, or undefined where there is none. */
const there = async <T,>(question: UseQueryResult<T>): Promise<T | undefined> =>
  question.isPending ? (await question.refetch({ cancelRefetch: false })).data : question.data

/** What was read: a guest's code, or a ticket. */
function Found({ read: found, onNext }: { readonly read: Read; readonly onNext: () => void }) {
  return found.kind === 'ticket' ? (
    <TicketVerdict read={found} onNext={onNext} />
  ) : (
    <Verdict read={found} onNext={onNext} />
  )
}
