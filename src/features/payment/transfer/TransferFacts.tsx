import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useFormat } from '#src/i18n/useFormat.ts'
import { CopyButton } from '#src/ui/CopyButton.tsx'
import type { Transfer } from '#contract/shapes/booking.ts'
import styles from './transfer.module.css'

/** What one types into a bank's app, each with a button that copies just that. */
export function TransferFacts({ transfer }: { readonly transfer: Transfer }) {
  const { t } = useLingui()
  const format = useFormat()
  return (
    <dl className={styles.facts}>
      <Fact label={<Trans>Ngân hàng</Trans>} value={transfer.bank} />
      <Fact
        label={<Trans>Số tài khoản</Trans>}
        value={transfer.number}
        copy={{ text: transfer.number, label: t`Chép số tài khoản` }}
      />
      <Fact label={<Trans>Chủ tài khoản</Trans>} value={transfer.holder} />
      <Fact
        label={<Trans>Số tiền, đúng từng đồng</Trans>}
        value={<data value={transfer.amount}>{format.vnd(transfer.amount)}</data>}
        copy={{ text: String(transfer.amount), label: t`Chép số tiền` }}
        strong
      />
      <Fact
        label={<Trans>Nội dung, giữ nguyên</Trans>}
        value={transfer.memo}
        copy={{ text: transfer.memo, label: t`Chép nội dung` }}
        strong
      />
    </dl>
  )
}

interface FactProps {
  readonly label: ReactNode
  readonly value: ReactNode
  readonly copy?: { readonly text: string; readonly label: string }
  readonly strong?: boolean
}

function Fact({ label, value, copy, strong }: FactProps) {
  const { t } = useLingui()
  return (
    <div className={styles.fact} data-strong={strong || undefined}>
      <dt>{label}</dt>
      <dd>
        <span className={styles.value}>{value}</span>
        {copy && <CopyButton text={copy.text} label={copy.label} copiedText={t`Đã chép`} />}
      </dd>
    </div>
  )
}
