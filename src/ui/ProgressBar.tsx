import styles from './ProgressBar.module.css'

/**
 * The thin bar at the top edge while requests run. Only the look: when it appears (200 ms throttle) and stays is the
 * caller's. It fills over 5 s, quickly at first, and never moves the page.
 */
export function ProgressBar({ active, label }: { readonly active: boolean; readonly label: string }) {
  return (
    <div aria-live="polite">
      <div
        className={styles.bar}
        data-active={active || undefined}
        {...(active ? { role: 'progressbar', 'aria-label': label } : { 'aria-hidden': true })}
      />
    </div>
  )
}
