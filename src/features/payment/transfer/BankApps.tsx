import { Trans } from '@lingui/react/macro'
import { Disclosure } from '#src/ui/Disclosure.tsx'
import { BANK_APPS } from './bankApps.ts'
import styles from './transfer.module.css'

/** How the code gets into the bank's app: scanned from a wide screen; from a phone's own screen, which no camera sees, as a picture. */
export function BankApps() {
  return (
    <div className="stack-2 note">
      <p className={styles.wide}>
        <Trans>
          Mở ứng dụng ngân hàng trên điện thoại và quét mã này. Tài khoản, số tiền, nội dung tự điền sẵn.
        </Trans>
      </p>
      <p className={styles.narrow}>
        <Trans>
          Điện thoại không tự quét được màn hình của chính nó. Bạn lưu ảnh mã QR rồi mở ảnh đó trong ứng dụng
          ngân hàng, hoặc chép số tài khoản, số tiền và nội dung.
        </Trans>
      </p>
      <div className={`body plain ${styles.narrow}`}>
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
