import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { usePreferences } from '#src/i18n/Locale.tsx'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Disclosure } from '#src/ui/Disclosure.tsx'
import { PROMPTS } from '#contract/codes/prompts.ts'
import type { ResortDetail, Room } from '#contract/shapes/resort.ts'
import type { Draft } from '../draft.ts'
import { RoomRow } from './RoomRow.tsx'
import { Section } from './Section.tsx'
import type { ChosenRoom } from './stay.ts'
import styles from './form.module.css'
import { part } from '#src/ui/part.ts'

const ConfirmDialog = part(() => import('#src/ui/ConfirmDialog.tsx'), 'ConfirmDialog')

interface RoomsSectionProps {
  readonly resort: Pick<ResortDetail, 'rooms'>
  readonly rooms: readonly ChosenRoom[]
  /** How many of the chosen rooms are still free, once a quote has said so. */
  readonly left: number | null
  readonly onChange: (rooms: Draft['rooms']) => void
}

/** The rooms that are booked. A hotel's can be counted, added and taken off; a villa or apartment is one whole. */
export function RoomsSection({ resort, rooms, left, onChange }: RoomsSectionProps) {
  const { t } = useLingui()
  const { language } = usePreferences()
  const format = useFormat()
  const [leaving, setLeaving] = useState<Room | null>(null)
  const whole = resort.rooms.length === 1 && resort.rooms[0]?.units === 1
  const others = resort.rooms.filter(({ id }) => !rooms.some(({ room }) => room.id === id))
  const put = (room: Room, count: number) => {
    if (count === 0) setLeaving(room)
    else
      onChange([
        ...rooms.flatMap((one) =>
          one.room.id === room.id ? [] : [{ roomId: one.room.id, count: one.count }],
        ),
        { roomId: room.id, count },
      ])
  }
  const takeOff = () => {
    onChange(
      rooms.flatMap(({ room, count }) => (room.id === leaving?.id ? [] : [{ roomId: room.id, count }])),
    )
    setLeaving(null)
  }
  const ordered = resort.rooms.flatMap((room) => rooms.find((one) => one.room.id === room.id) ?? [])
  return (
    <Section title={whole ? <Trans>Chỗ ở của bạn</Trans> : <Trans>Phòng</Trans>}>
      {ordered.map(({ room, count }) => (
        <RoomRow
          key={room.id}
          room={room}
          count={count}
          fixed={whole}
          least={rooms.length === 1 ? 1 : 0}
          onCount={(next) => put(room, next)}
        />
      ))}
      {left !== null && left > 0 && left <= 3 && !whole && (
        <p className="strong alarm">
          <Trans>Chỉ còn {format.number(left)} phòng như vậy cho những ngày này.</Trans>
        </p>
      )}
      {!whole && others.length > 0 && (
        <Disclosure
          open={rooms.length === 0}
          summary={rooms.length === 0 ? <Trans>Chọn phòng</Trans> : <Trans>Thêm loại phòng khác</Trans>}
        >
          <div className={styles.rooms}>
            {others.map((room) => (
              <RoomRow key={room.id} room={room} count={0} least={0} onCount={(next) => put(room, next)} />
            ))}
          </div>
        </Disclosure>
      )}
      {leaving && (
        <Suspense>
          <ConfirmDialog
            isOpen
            onOpenChange={() => setLeaving(null)}
            title={PROMPTS.deselect_room[language]}
            body={leaving.name}
            confirmText={t`Bỏ phòng này`}
            cancelText={t`Giữ lại`}
            onConfirm={takeOff}
          />
        </Suspense>
      )}
    </Section>
  )
}
