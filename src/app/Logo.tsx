import { brand } from './brand.ts'
import styles from './Logo.module.css'

/** The mark and the name: three paper hills under a lacquer sun, cut into a round. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg className={styles.mark} viewBox="0 0 40 40" width="36" height="36" aria-hidden="true">
        <circle cx="20" cy="20" r="20" className={styles.sky} />
        <circle cx="27" cy="14" r="5" className={styles.sun} />
        <path
          d="M.6 24.500c4-6 8-9 12-7.500s5 6 9 6 6-5 9.500-5.500 6 2 8.600 4.500A20 20 0 0 1 .6 24.500Z"
          className={styles.far}
        />
        <path
          d="M1.800 28.200c5-3.200 10-3.200 14.500-.6s9 1.800 13-.6 7-2 9.500-.9A20 20 0 0 1 1.800 28.200Z"
          className={styles.near}
        />
      </svg>
      <span className={styles.name}>{brand.name}</span>
    </span>
  )
}
