import { lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react'

/**
 * Parts of a page whose script is not needed for it to be used: what the server rendered stands and works as links and
 * forms do, and its script comes when the page has nothing better to do (`idle`) or when it is looked at (`visible`).
 * A page that the server did not render loads them at once.
 */
type When = 'idle' | 'visible'
type Load<P> = () => Promise<ComponentType<P>>

const loading: Promise<unknown>[] = []
/** On the server: waits until every deferred part can be rendered in one go, and those within them. */
export const allDeferred = async (): Promise<void> => {
  let known = -1
  while (known < loading.length) {
    known = loading.length
    await Promise.all(loading)
  }
}

let held: Promise<void> | null = null
let waiting = false
/** Whether deferred parts are waiting for the page to be usable. */
export const deferredWait = (): boolean => waiting
/** While a rendered page is taken over, deferred parts wait; returns how to let them come. */
export function holdDeferred(): () => void {
  let resolved = () => {}
  held = new Promise((resolve) => {
    resolved = resolve
  })
  waiting = true
  return () => {
    waiting = false
    resolved()
  }
}

/** On the server the part is there when the page is rendered; the boundary is written around it as the browser expects it. */
function onServer<P extends object>(load: Load<P>): ComponentType<P> {
  const parts: ComponentType<P>[] = []
  loading.push(load().then((part) => parts.push(part)))
  return function Deferred(props: P) {
    const [Part] = parts
    return <Suspense fallback={null}>{Part ? <Part {...props} /> : null}</Suspense>
  }
}

let missing = 0
let complete = () => {}
const count = (more: 1 | -1) => {
  missing += more
  if (missing === 0) complete()
}
/** Resolves once all idle parts that the page has are taken over. */
export const deferredThere = (): Promise<void> =>
  new Promise((resolve) => {
    complete = resolve
    requestAnimationFrame(() => count(1))
    requestAnimationFrame(() => count(-1))
  })

/** Stands inside a part's boundary: it lives once the part does. */
function There({ children }: { children: ReactNode }) {
  useEffect(() => count(-1), [])
  return children
}

/** How far below the edge of the window a part is loaded. */
const AHEAD = '400px'

function WhenVisible({ onVisible, children }: { onVisible: () => void; children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  useEffect(() => {
    if (place === null) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && onVisible(),
      { rootMargin: AHEAD },
    )
    observer.observe(place)
    return () => observer.disconnect()
  }, [place, onVisible])
  return <div ref={setPlace}>{children}</div>
}

/** A part of a page that is loaded later: `const Footer = deferred(() => import('./Footer.tsx').then((m) => m.Footer))`. */
export function deferred<P extends object>(load: Load<P>, when: When = 'idle'): ComponentType<P> {
  if (import.meta.env.SSR) {
    const Part = onServer(load)
    if (when === 'idle') return Part
    return (props: P) => (
      <div>
        <Part {...props} />
      </div>
    )
  }
  let seen = () => {}
  const visible = new Promise<void>((resolve) => {
    seen = resolve
  })
  const Lazy = lazy(async () => {
    if (held !== null) {
      await held
      if (when === 'visible') await visible
    }
    return { default: await load() }
  })
  if (when === 'visible')
    return (props: P) => (
      <WhenVisible onVisible={seen}>
        <Suspense fallback={null}>
          <Lazy {...props} />
        </Suspense>
      </WhenVisible>
    )
  return function Part(props: P) {
    useEffect(() => count(1), [])
    return (
      <Suspense fallback={null}>
        <There>
          <Lazy {...props} />
        </There>
      </Suspense>
    )
  }
}
