import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import type { RoomSearch } from '#src/api/staySearch.ts'
import { useWanted } from '#src/app/pieces/useWanted.ts'
import { Button } from '#src/ui/Button.tsx'
import { intent } from '#src/ui/intent.ts'
import styles from './WithMap.module.css'

const load = () => import('./map/ResultsMap.tsx').then(({ ResultsMap }) => ResultsMap)

/** From here on the map stands beside the list; below it takes the screen. */
const BESIDE = '(width >= 75em)'
const watch = (listener: () => void) => {
  const query = matchMedia(BESIDE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
const isBeside = () => matchMedia(BESIDE).matches

interface WithMapProps {
  readonly search: RoomSearch
  /** Whether the address asks for the map. */
  readonly open: boolean
  readonly onOpen: (open: boolean) => void
  readonly onSearch: (changes: Partial<RoomSearch>) => void
}

/** The button to the map of results, and the map: nothing of it is loaded before it is wanted. */
export function WithMap({ search, open, onOpen, onSearch }: WithMapProps) {
  const { t } = useLingui()
  const { Part, state, prepare, want } = useWanted(load)
  const beside = useSyncExternalStore(watch, isBeside, () => true)
  const dialog = useRef<HTMLDialogElement>(null)
  const begin = useEffectEvent(want)
  useEffect(() => {
    if (open) void begin()
  }, [open])
  const shown = open && Part !== null
  useEffect(() => {
    if (shown && !beside) dialog.current?.showModal()
  }, [shown, beside])
  if (!shown)
    return (
      <div className={styles.button} data-state={state} data-bar-place>
        <Button
          icon="map"
          tone="primary"
          busy={open && state === 'coming'}
          onClick={() => (open ? void want() : onOpen(true))}
          {...intent(prepare)}
        >
          {state === 'failed' ? <Trans>Chưa tải được bản đồ, thử lại</Trans> : <Trans>Bản đồ</Trans>}
        </Button>
      </div>
    )
  const close = () => {
    dialog.current?.close()
    onOpen(false)
  }
  const map = <Part search={search} onSearch={onSearch} onClose={close} />
  if (beside) return <aside className={styles.beside}>{map}</aside>
  return (
    <dialog
      ref={dialog}
      className={styles.screen}
      data-bar-place
      aria-label={t`Bản đồ`}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
    >
      {map}
    </dialog>
  )
}
