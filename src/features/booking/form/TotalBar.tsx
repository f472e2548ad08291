import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useFormat } from '#src/i18n/useFormat.ts'
import type { LiveQuote } from './useLiveQuote.ts'
import styles from './TotalBar.module.css'

/** On phones: the total and the next step, always at hand above the bottom edge. */
export function TotalBar({ live, children }: { readonly live: LiveQuote; readonly children: ReactNode }) {
  const format = useFormat()
  const quote = live.answer?.quote
  return (
    <div className={styles.bar}>
      <div className={styles.total} data-stale={live.stale || undefined}>
        {quote ? (
          <>
            <data value={quote.total} className="strong lead unbroken">
              {format.charged(quote.total)}
            </data>
            <span className="note">
              <Trans>Tổng {format.nights(quote.nights.length)}</Trans>
            </span>
          </>
        ) : (
          <span className="note">
            <Trans>Chưa có giá</Trans>
          </span>
        )}
      </div>
      {children}
    </div>
  )
}
