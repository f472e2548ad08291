import { brand } from './brand.ts'
import styles from './Logo.module.css'

/** The mark, which is the app's icon, and the name. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <img className="fixed" src="/icons/icon.svg" alt="" width="36" height="36" decoding="sync" />
      <span className={styles.name}>{brand.name}</span>
    </span>
  )
}
