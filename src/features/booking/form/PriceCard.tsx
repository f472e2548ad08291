import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useProblemText } from '#src/i18n/codeText.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { PriceBreakdown } from '#src/app/pieces/PriceBreakdown.tsx'
import type { LiveQuote } from './useLiveQuote.ts'
import styles from './PriceCard.module.css'

export const PRICE_ID = 'booking-price'

interface PriceCardProps {
  readonly live: LiveQuote
  /** Why there is no price to show yet; null when one is asked for. */
  readonly missing: ReactNode
  readonly children: ReactNode
}

/** The price line by line, always of what stands in the form; greyed while it is asked again. */
export function PriceCard({ live, missing, children }: PriceCardProps) {
  const { t } = useLingui()
  const problem = useProblemText(live.error)
  return (
    <section
      id={PRICE_ID}
      tabIndex={-1}
      className="panel"
      aria-label={t`Chi tiết giá`}
      aria-busy={live.asking}
    >
      <h2 className="lead">
        <Trans>Chi tiết giá</Trans>
      </h2>
      {missing && !live.answer && <p className="soft">{missing}</p>}
      {!missing && !live.answer && !live.error && <Skeleton lines={4} />}
      {live.answer && (
        <div className={styles.price} data-stale={live.stale || undefined}>
          <PriceBreakdown quote={live.answer.quote} stale={live.stale} />
        </div>
      )}
      {live.offline && (
        <Notice tone="warning" icon="wifi-off" live="polite">
          <Trans>Chưa có mạng. Những gì bạn nhập vẫn còn đây; có mạng là giá được tính lại.</Trans>
        </Notice>
      )}
      {live.error && !live.offline && (
        <Notice
          tone="warning"
          live="polite"
          action={
            <Button size="small" icon="refresh" onClick={() => void live.refetch()}>
              <Trans>Tính lại giá</Trans>
            </Button>
          }
        >
          {problem}
        </Notice>
      )}
      {children}
    </section>
  )
}
