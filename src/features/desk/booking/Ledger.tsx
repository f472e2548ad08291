import { Trans, useLingui } from '@lingui/react/macro'
import type { DeskBooking } from '#contract/shapes/desk.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { SectionCard } from '#src/ui/SectionCard.tsx'
import { ACCOUNT_TEXT, ENTRY_TEXT } from '../parts/caseWords.ts'
import styles from './BookingPage.module.css'

/** The lines of the books about this booking: every posting sums to zero. */
export function Ledger({ entries }: { readonly entries: DeskBooking['ledger'] }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const rows = entries.map((entry, index) => ({ ...entry, key: `${entry.at} ${index}` }))
  const say = (texts: typeof ACCOUNT_TEXT, name: string) => {
    const text = texts[name]
    return text === undefined ? name : i18n._(text)
  }
  return (
    <SectionCard title={<Trans>Sổ cái</Trans>}>
      {entries.length === 0 ? (
        <p className="soft">
          <Trans>Chưa có khoản nào.</Trans>
        </p>
      ) : (
        <div className={styles.scroll}>
          <table className={styles.ledger}>
            <thead>
              <tr>
                <th scope="col">
                  <Trans>Lúc</Trans>
                </th>
                <th scope="col">
                  <Trans>Khoản</Trans>
                </th>
                <th scope="col">
                  <Trans>Tài khoản</Trans>
                </th>
                <th scope="col">
                  <Trans>Số tiền</Trans>
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, ...entry }) => (
                <tr key={key}>
                  <td>
                    <time dateTime={entry.at}>{format.moment(entry.at)}</time>
                  </td>
                  <td>{say(ENTRY_TEXT, entry.kind)}</td>
                  <td>{say(ACCOUNT_TEXT, entry.account)}</td>
                  <td>
                    <data value={entry.amount}>{format.vnd(entry.amount)}</data>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </SectionCard>
  )
}
