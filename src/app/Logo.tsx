import { brand } from './brand.ts'
import styles from './Logo.module.css'

/** The mark of the app's icon, as `scripts/draw-icons.ts` cuts it, and the name. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg className={styles.mark} viewBox="-5.2 -5.2 74.4 74.4" width="36" height="36" aria-hidden="true">
        <path d="M25 37a7 7 0 1 1 14 0a7 7 0 1 1 -14 0Z" className={styles.sun} />
        <path
          d="M3 29C15 28 25 20 32 8C39 20 49 28 61 29C51 35 41 32 32 22C23 32 13 35 3 29Z"
          className={styles.roof}
        />
        <path
          d="M-40 50C-24 50 -14 42 -2 42C12 42 18 51 32 51C46 51 52 42 66 42C78 42 88 50 104 50V120H-40Z"
          className={styles.far}
        />
        <path
          d="M-40 53C-28 52 -20 58 -6 58C8 58 14 50 26 50C38 50 46 58 60 58C74 58 84 52 104 54V120H-40Z"
          className={styles.near}
        />
      </svg>
      <span className={styles.name}>{brand.name}</span>
    </span>
  )
}
