import { useSyncExternalStore } from 'react'
import { Icon } from './Icon.tsx'
import { dismissToast, holdToasts, releaseToasts, toastStore } from './toasts.ts'
import styles from './ToastRegion.module.css'

const ICONS = { success: 'check', error: 'warning', info: 'info' } as const

/** Toasts stay for as long as someone points at them or has the focus in them. */
function holdWhileRead(region: HTMLElement) {
  const over = new AbortController()
  const { signal } = over
  for (const event of ['pointerenter', 'focusin']) region.addEventListener(event, holdToasts, { signal })
  for (const event of ['pointerleave', 'focusout']) region.addEventListener(event, releaseToasts, { signal })
  return () => over.abort()
}

export interface ToastRegionProps {
  /** The name of the region: "Thông báo nhanh". */
  readonly label: string
  /** The name of each toast's cross: "Đóng thông báo". */
  readonly closeText: string
}

/** Where toasts appear; stands once in the shell, always, so that screen readers know it before the first one comes. */
export function ToastRegion({ label, closeText }: ToastRegionProps) {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.readOnServer)
  return (
    <section
      className={styles.region}
      aria-label={label}
      data-react-aria-top-layer="true"
      ref={holdWhileRead}
    >
      <div className={styles.list} role="log" aria-live="polite" aria-relevant="additions">
        {toasts.map((each) => (
          <div key={each.id} className={styles.toast} data-tone={each.tone}>
            <span className={styles.mark}>
              <Icon name={ICONS[each.tone]} size={16} />
            </span>
            <span className={styles.text}>{each.text}</span>
            <button
              type="button"
              className={styles.close}
              aria-label={closeText}
              onClick={() => dismissToast(each.id)}
            >
              <Icon name="close" size={16} />
            </button>
          </div>
        ))}
      </div>
    </section>
  )
}
