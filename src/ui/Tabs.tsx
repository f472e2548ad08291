import { useEffect, useRef, type ReactNode } from 'react'
import styles from './Tabs.module.css'

/** The class for the link inside a Tab; the open one carries `aria-current="page"`, as router links do. */
export const tabClass: string | undefined = styles.tab

/** Sections of one screen as a row of links that scrolls sideways on a phone; the open one is brought into sight. */
export function TabList({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const list = useRef<HTMLUListElement>(null)
  const shown = useRef<Element>(null)
  useEffect(() => {
    const row = list.current
    const open = row?.querySelector<HTMLElement>('[aria-current]')
    if (!row || !open || open === shown.current) return
    // Who has already scrolled the row has a finger on it: moving it then would take the tap from the link under it.
    const untouched = shown.current !== null || row.scrollLeft === 0
    shown.current = open
    if (untouched) row.scrollLeft = open.offsetLeft - (row.clientWidth - open.clientWidth) / 2
  })
  return (
    <nav aria-label={label} className={styles.tabs}>
      <ul className={styles.list} ref={list} role="list">
        {children}
      </ul>
    </nav>
  )
}

/** One tab around its link. */
export function Tab({ children }: { readonly children: ReactNode }) {
  return <li className={styles.item}>{children}</li>
}
