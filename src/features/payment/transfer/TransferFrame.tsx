import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useFormat } from '#src/i18n/useFormat.ts'
import type { BookingDetail, Transfer } from '#contract/shapes/booking.ts'
import { Hotline } from '../result/Hotline.tsx'
import { BankApps } from './BankApps.tsx'
import { TransferCode } from './TransferCode.tsx'
import { TransferFacts } from './TransferFacts.tsx'
import styles from './transfer.module.css'

interface TransferFrameProps {
  readonly booking: BookingDetail
  readonly transfer: Transfer
  readonly hotline: string | null
  /** Time is over: nothing shows to pay into. */
  readonly over: boolean
  /** What the money is for. */
  readonly lead: ReactNode
  /** Where one stands, and how long there is. */
  readonly clock: ReactNode
  /** What happens after "I have transferred". */
  readonly help: ReactNode
  /** What one can do. */
  readonly children: ReactNode
}

/** Paying into the host's account, whatever it is for: how much, until when, where to, and what one can do. */
export function TransferFrame(props: TransferFrameProps) {
  const { booking, transfer, hotline, over, lead, clock, help, children } = props
  const format = useFormat()
  return (
    <div className={styles.page}>
      <div className="stack-4">
        <h1>
          <Trans>
            Chuyển khoản <data value={transfer.amount}>{format.vnd(transfer.amount)}</data>
          </Trans>
        </h1>
        <p className="soft">{lead}</p>
        {clock}
      </div>
      {!over && (
        <div className={`panel ${styles.sheet}`}>
          <TransferCode transfer={transfer} />
          <div>
            <TransferFacts transfer={transfer} />
            <BankApps />
          </div>
        </div>
      )}
      {children}
      <p className="stack-2 note">
        {help}
        <Hotline number={hotline ?? booking.arrival.hotline} />
      </p>
    </div>
  )
}
