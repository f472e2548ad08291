import { Trans } from '@lingui/react/macro'
import styles from './CalendarPage.module.css'

/** What the looks of nights mean; `bars`: that guests are bars says that a night is sold. */
export function Legend({ bars = false }: { readonly bars?: boolean }) {
  return (
    <ul className={styles.legend} role="list">
      {!bars && (
        <li data-state="sold">
          <Trans>Kín khách</Trans>
        </li>
      )}
      <li data-state="closed">
        <Trans>Đã đóng</Trans>
      </li>
      <li data-state="own">
        <Trans>Giá riêng của đêm</Trans>
      </li>
    </ul>
  )
}
