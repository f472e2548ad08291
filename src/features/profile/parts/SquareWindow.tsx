import { useLingui } from '@lingui/react/macro'
import { useRef, type PointerEvent } from 'react'
import { cutOf, mostZoom, type SquareView } from '#contract/upload.ts'
import type { LookedAt } from '#src/app/pictures/lookAt.ts'
import { RangeField } from './RangeField.tsx'
import styles from './AvatarEditor.module.css'

interface SquareWindowProps {
  readonly looked: LookedAt
  readonly view: SquareView
  readonly onView: (view: SquareView) => void
}

const within = (value: number): number => Math.max(0, Math.min(1, value))

/** A square window on a picture: dragged with a finger, or moved by three sliders from the keyboard. */
export function SquareWindow({ looked, view, onView }: SquareWindowProps) {
  const { t } = useLingui()
  const frame = useRef<HTMLDivElement>(null)
  const dragged = useRef<{ x: number; y: number } | null>(null)
  const { left, top, side } = cutOf(looked, view)
  const room = { x: looked.width - side, y: looked.height - side }

  function drag({ clientX, clientY }: PointerEvent) {
    const from = dragged.current
    const shown = frame.current?.clientWidth
    if (from === null || !shown) return
    const scale = side / shown
    const moved = (by: number, free: number) => (free === 0 ? 0 : (by * scale) / free)
    dragged.current = { x: clientX, y: clientY }
    onView({
      ...view,
      x: within(view.x - moved(clientX - from.x, room.x)),
      y: within(view.y - moved(clientY - from.y, room.y)),
    })
  }

  const part = (value: number) => `${(value / side) * 100}%`
  return (
    <>
      <div
        ref={frame}
        className={styles.window}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          dragged.current = { x: event.clientX, y: event.clientY }
        }}
        onPointerMove={drag}
        onPointerUp={() => {
          dragged.current = null
        }}
      >
        <img
          src={looked.address}
          alt={t`Ảnh bạn chọn`}
          draggable={false}
          style={{ inlineSize: part(looked.width), left: `-${part(left)}`, top: `-${part(top)}` }}
        />
      </div>
      <RangeField
        label={t`Phóng to`}
        value={view.zoom}
        min={1}
        max={mostZoom(looked)}
        onChange={(zoom) => onView({ ...view, zoom })}
      />
      <RangeField
        label={t`Sang trái, sang phải`}
        value={view.x}
        min={0}
        max={1}
        disabled={room.x === 0}
        onChange={(x) => onView({ ...view, x })}
      />
      <RangeField
        label={t`Lên, xuống`}
        value={view.y}
        min={0}
        max={1}
        disabled={room.y === 0}
        onChange={(y) => onView({ ...view, y })}
      />
    </>
  )
}
