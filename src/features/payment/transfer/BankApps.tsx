import { Trans } from '@lingui/react/macro'
import { Disclosure } from '#src/ui/Disclosure.tsx'
import { BANK_APPS } from './bankApps.ts'
import styles from './transfer.module.css'

/** On a phone: how to pay with the bank's app on the same screen, which no camera can scan. */
export function BankApps() {
  return (
    <div className={styles.help}>
      <p>
        <Trans>
          Điện thoại không tự quét được màn hình của chính nó. Bạn lưu ảnh mã QR rồi mở ảnh đó trong ứng dụng
          ngân hàng, hoặc chép số tài khoản, số tiền và nội dung.
        </Trans>
      </p>
      <div className={styles.apps}>
        <Disclosure summary={<Trans>Mở ứng dụng ngân hàng</Trans>}>
          <ul className={styles.appList} role="list">
            {BANK_APPS.map(({ id, name, address }) => (
              <li key={id}>
                <a href={address} rel="noreferrer" target="_blank">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </Disclosure>
      </div>
    </div>
  )
}
