import type { ReactNode } from 'react'
import styles from '../chat.module.css'

/** The way back to the list: where list and conversation stand side by side there is no need of one. */
export function Back({ children }: { readonly children: ReactNode }) {
  return <span className={styles.back}>{children}</span>
}
