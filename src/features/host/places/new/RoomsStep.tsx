import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { FIRST_ROOMS_MAX, ROOM_PICTURES_MAX } from '#contract/numbers.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { binder } from '../bind.ts'
import { ChosenPictures } from '../ChosenPictures.tsx'
import type { Wrong } from '#src/app/work/mistakes.ts'
import { RoomWhat } from '../RoomFields.tsx'
import { useLabels } from '../useLabels.ts'
import { WholeOrRooms } from '../WholeOrRooms.tsx'
import { isWhole, sentRooms } from './steps.ts'
import type { Making } from './useNewPlace.ts'
import styles from './new.module.css'

interface RoomsStepProps {
  readonly making: Making
  readonly wrong: Wrong
}

/** All rooms on one screen; another begins as a copy of the last. */
export function RoomsStep({ making, wrong }: RoomsStepProps) {
  const { t } = useLingui()
  const labels = useLabels()
  const { place, added, setRoom, setRooms } = making
  const rooms = sentRooms(place)
  const whole = isWhole(place)
  const list = useRef<HTMLDivElement>(null)
  const many = useRef(rooms.length)
  useEffect(() => {
    if (rooms.length > many.current)
      list.current?.querySelector<HTMLInputElement>(`[name="rooms.${rooms.length - 1}.name"]`)?.select()
    many.current = rooms.length
  }, [rooms.length])
  const copy = () =>
    setRooms((all) => {
      const last = all.at(-1)
      if (!last) return all
      const number = all.length + 1
      const again = (text: string) => (text === '' ? '' : `${text.replace(/ \d+$/, '')} ${number}`)
      return [...all, { ...last, name: { vi: again(last.name.vi), en: again(last.name.en) } }]
    })
  const pictures = place.house.picture_ids
  return (
    <>
      {place.house.type === 2 && (
        <WholeOrRooms
          {...binder(
            rooms[0] ?? { entire_property: true },
            () => undefined,
            labels.room,
            {},
          )('entire_property')}
          onChange={(value) => setRoom(0)('entire_property', value)}
        />
      )}
      <div ref={list} className="stack-3">
        {rooms.map((room, index) => {
          const number = index + 1
          const bind = binder(room, setRoom(index), labels.room, wrong, `rooms.${index}.`)
          return (
            <Card as="section" padded key={number} aria-label={t`Phòng ${number}`}>
              <div className="stack-4">
                {!whole && (
                  <h2 className={styles.room}>
                    {room.name.vi === '' ? <Trans>Phòng {number}</Trans> : room.name.vi}
                    {rooms.length > 1 && (
                      <Button
                        tone="quiet"
                        size="small"
                        icon="trash"
                        onClick={() => setRooms((all) => all.filter((_room, at) => at !== index))}
                      >
                        <Trans>Bỏ phòng {number}</Trans>
                      </Button>
                    )}
                  </h2>
                )}
                <RoomWhat bind={bind} />
                {!whole &&
                  (pictures.length > 0 ? (
                    <ChosenPictures {...bind('picture_ids')} from={pictures} most={ROOM_PICTURES_MAX} />
                  ) : (
                    <p className="soft">
                      {added.unsettled ? (
                        <Trans>Ảnh của chỗ ở đang được gửi; đến nơi là chọn được cho phòng.</Trans>
                      ) : (
                        <Trans>Ảnh của phòng chọn từ ảnh của chỗ ở; bạn chưa thêm ảnh nào.</Trans>
                      )}
                    </p>
                  ))}
              </div>
            </Card>
          )
        })}
      </div>
      {!whole && rooms.length < FIRST_ROOMS_MAX && (
        <Button icon="copy" onClick={copy}>
          <Trans>Thêm một phòng giống phòng trên</Trans>
        </Button>
      )}
      <p role="status" className="soft">
        {!whole && <Plural value={rooms.length} other="# loại phòng" />}
      </p>
    </>
  )
}
