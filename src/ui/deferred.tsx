import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react'
import { insist } from './part.ts'

/**
 * Parts of a page whose script is not needed for it to be used: what the server rendered stands and works as links and
 * forms do, and its script comes when the page has nothing better to do (`idle`) or when it is looked at (`visible`).
 * A page that the server did not render loads them at once. `touched` is as `idle`, for a part that a person may reach
 * before its script does: what is tapped and typed in it meanwhile is kept by `boot.ts` and given to it, as it is in `visible`.
 */
type When = 'idle' | 'visible' | 'touched'
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

/** How far below the edge of the window a part is loaded. */
const AHEAD = '400px'

/** Marks parts whose script is not there yet, for `boot.ts`: one that comes soon, one that comes once it is looked at. */
const MARKS = { idle: {}, touched: { 'data-coming': '' }, visible: { 'data-later': '' } } as const
/** Tells `boot.ts` that a part answers now. */
const THERE = 'ghe:there'

/** Stands inside a part's boundary and so lives once the part answers. */
function There({ onThere, children }: { onThere: () => void; children: ReactNode }) {
  useEffect(onThere, [onThere])
  return children
}

interface MarkedProps {
  readonly when: 'touched' | 'visible'
  readonly onVisible: () => void
  readonly children: ReactNode
}

const never = () => () => {}
/** Whether this is what the server rendered, just being taken over; within a part, that happens long after the page's. */
const useTakenOver = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  )

/**
 * What changes around the part reaches it once it is there: a boundary that hears of a change before it is taken over is
 * thrown away and drawn anew, and what was tapped in it with it.
 */
function Marked({ when, onVisible, children }: MarkedProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isThere, setThere] = useState(false)
  const onThere = useCallback(() => setThere(true), [])
  useEffect(() => {
    if (place.current === null || when !== 'visible') return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && onVisible(),
      { rootMargin: AHEAD },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [when, onVisible])
  useEffect(() => {
    if (!isThere) return
    for (const mark of Object.keys(MARKS[when])) place.current?.removeAttribute(mark)
    place.current?.dispatchEvent(new Event(THERE, { bubbles: true }))
  }, [isThere, when])
  const now = (
    <div ref={place} {...MARKS[when]}>
      <Suspense fallback={null}>
        <There onThere={onThere}>{children}</There>
      </Suspense>
    </div>
  )
  const takenOver = useTakenOver()
  const [first] = useState(takenOver ? now : null)
  return isThere || first === null ? now : first
}

/** A deferred part, and how to have it there before it is first drawn. */
export type Deferred<P> = ComponentType<P> & { prepare: () => Promise<unknown> }

/** A part of a page that is loaded later: `const Footer = deferred(() => import('./Footer.tsx').then((m) => m.Footer))`. */
export function deferred<P extends object>(load: Load<P>, when: When = 'idle'): Deferred<P> {
  return import.meta.env.SSR ? deferredOnServer(load, when) : deferredInBrowser(load, when)
}

function deferredOnServer<P extends object>(load: Load<P>, when: When): Deferred<P> {
  const Part = onServer(load)
  const prepare = () => Promise.resolve()
  if (when === 'idle') return Object.assign((props: P) => <Part {...props} />, { prepare })
  const Whole = (props: P) => (
    <div {...MARKS[when]}>
      <Part {...props} />
    </div>
  )
  return Object.assign(Whole, { prepare })
}

function deferredInBrowser<P extends object>(load: Load<P>, when: When): Deferred<P> {
  let seen = () => {}
  const visible = new Promise<void>((resolve) => {
    seen = resolve
  })
  let ready: ComponentType<P> | null = null
  const prepare = async () => (ready ??= await load())
  const Lazy = lazy(async () => {
    if (held !== null) {
      await held
      if (when === 'visible') await visible
    }
    return { default: await insist(prepare) }
  })
  /** What is there already is drawn at once, without the blink of a boundary. */
  const Part = (props: P) => {
    const [Shown] = useState<ComponentType<P>>(() => ready ?? Lazy)
    return <Shown {...props} />
  }
  const Whole = (props: P) => {
    if (when !== 'idle')
      return (
        <Marked when={when} onVisible={seen}>
          <Part {...props} />
        </Marked>
      )
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    )
  }
  return Object.assign(Whole, { prepare })
}
