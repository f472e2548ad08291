import type { ReactNode } from 'react'
import { SectionHeading } from '../SectionHeading.tsx'
import styles from './ComponentsPage.module.css'

/** One group of examples under a heading. */
export function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="narrow">
      <SectionHeading>{title}</SectionHeading>
      <div className="stack-5">{children}</div>
    </section>
  )
}

/** Examples side by side, wrapping. */
export function Row({ children }: { readonly children: ReactNode }) {
  return <div className="row-3">{children}</div>
}

/** Examples in columns as wide as a card. */
export function Columns({ children }: { readonly children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>
}
