import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Icon } from '#src/ui/Icon.tsx'
import { Picture } from '#src/ui/Picture.tsx'
import styles from './CardPictures.module.css'

/** Where the browser can say it (Chromium): what was not asked for is not fetched ahead either. */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return connection instanceof Object && Reflect.get(connection, 'saveData') === true
}

const KEYS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 }

export interface SwipingProps {
  /** The pictures of a card beside its first. */
  readonly ids: readonly string[]
  readonly sizes: string
}

/**
 * Fills the places of a card's further pictures as one comes to them, one ahead, and shows at which one is. A mouse gets
 * arrows; the arrow keys turn them while the focus is in the card, so that nothing more stands in the way of the tab key.
 */
export function Swiping({ ids, sizes }: SwipingProps) {
  const here = useRef<HTMLSpanElement>(null)
  const [strip, setStrip] = useState<HTMLElement | null>(null)
  const [at, setAt] = useState(0)
  const [near, setNear] = useState(0)
  const come = useEffectEvent((place: number) => setNear((so) => Math.max(so, place + (savesData() ? 0 : 1))))
  const turn = (by: 1 | -1) => strip?.scrollBy({ left: by * strip.clientWidth })
  const press = useEffectEvent(({ key }: KeyboardEvent) => {
    const by = KEYS[key]
    if (by !== undefined) turn(by)
  })

  useEffect(() => {
    const pictures = here.current?.parentElement
    const card = pictures?.closest('article')
    const found = pictures?.querySelector<HTMLElement>('[data-strip]')
    if (!card || !found) return undefined
    setStrip(found)
    const over = new AbortController()
    const { signal } = over
    const follow = () => {
      const place = found.scrollLeft / found.clientWidth
      setAt(Math.round(place))
      // A width that is no whole number of pixels comes to rest a little beside it.
      if (place > 0.05) come(Math.ceil(place - 0.05))
    }
    const point = () => matchMedia('(hover: hover)').matches && come(0)
    found.addEventListener('scroll', follow, { signal })
    card.addEventListener('pointerenter', point, { signal })
    card.addEventListener('keydown', press, { signal })
    // What is hidden from who listens gets no focus, and is not dragged away.
    pictures?.addEventListener('mousedown', (event) => event.preventDefault(), { signal })
    follow()
    if (card.matches(':hover')) point()
    return () => over.abort()
  }, [])

  useEffect(() => {
    const dots = here.current?.previousElementSibling?.children ?? []
    for (const [index, dot] of [...dots].entries()) dot.toggleAttribute('data-on', index === at)
  }, [at])

  const arrow = (by: 1 | -1, icon: 'chevron-left' | 'chevron-right') => (
    <button
      type="button"
      tabIndex={-1}
      disabled={at + by < 0 || at + by > ids.length}
      data-by={by}
      onClick={() => turn(by)}
    >
      <Icon name={icon} />
    </button>
  )
  return (
    <span ref={here} className={styles.arrows}>
      {arrow(-1, 'chevron-left')}
      {arrow(1, 'chevron-right')}
      {ids.slice(0, near).map((id, index) => {
        const place = strip?.children[index + 1]
        return place && createPortal(<Picture id={id} alt="" sizes={sizes} />, place, id)
      })}
    </span>
  )
}
