import { signal } from '#src/signal.ts'

/** How long a toast stays, in ms, and how many stand at once; the oldest gives way. Both are the specification's. */
const TOAST_MS = 2000
export const TOASTS_AT_MOST = 20

type ToastTone = 'success' | 'error' | 'info'

interface Toast {
  readonly id: number
  readonly tone: ToastTone
  readonly text: string
}

const NONE: readonly Toast[] = []
let toasts = NONE
let nextId = 1
let held = false
const changed = signal()
const left = new Map<
  number,
  { ms: number; since: number; timer: ReturnType<typeof setTimeout> | undefined }
>()

function change(next: readonly Toast[]) {
  toasts = next
  changed.emit()
}

function run(id: number) {
  const clock = left.get(id)
  if (!clock || held) return
  clock.since = Date.now()
  clock.timer = setTimeout(() => dismissToast(id), clock.ms)
}

function show(tone: ToastTone, text: string): void {
  const id = nextId++
  const all = [...toasts, { id, tone, text }]
  for (const { id: oldest } of all.slice(0, -TOASTS_AT_MOST)) forget(oldest)
  left.set(id, { ms: TOAST_MS, since: 0, timer: undefined })
  change(all.slice(-TOASTS_AT_MOST))
  run(id)
}

function forget(id: number) {
  clearTimeout(left.get(id)?.timer)
  left.delete(id)
}

/** Takes one toast away before its time. */
export function dismissToast(id: number): void {
  forget(id)
  change(toasts.filter((each) => each.id !== id))
  if (toasts.length === 0) held = false
}

/** Stops the clocks of all toasts, for as long as someone points at them or has the focus in them. */
export function holdToasts(): void {
  if (held) return
  held = true
  for (const clock of left.values()) {
    clearTimeout(clock.timer)
    clock.ms = Math.max(500, clock.ms - (Date.now() - clock.since))
  }
}

/** Lets the clocks run on. */
export function releaseToasts(): void {
  held = false
  for (const id of left.keys()) run(id)
}

/** A passing word at the top right. What must not be missed belongs into a Notice as well. */
export const toast = {
  success: (text: string) => show('success', text),
  error: (text: string) => show('error', text),
  info: (text: string) => show('info', text),
}

/** For `useSyncExternalStore`. */
export const toastStore = {
  subscribe: changed.on,
  read: () => toasts,
  readOnServer: () => NONE,
}
