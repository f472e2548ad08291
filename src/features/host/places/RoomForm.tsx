import { Trans, useLingui } from '@lingui/react/macro'
import { ROOM_PICTURES_MAX } from '#contract/numbers.ts'
import type { House, HouseRoom } from '#contract/shapes/house.ts'
import { useAct } from '#src/api/act.ts'
import { withTyped } from '#src/app/state/typedMeanwhile.ts'
import { binder } from './bind.ts'
import { ChosenPictures } from './ChosenPictures.tsx'
import { draftOfRoom, emptyRoom, hasEnglish } from './draft.ts'
import { EditForm } from './EditForm.tsx'
import { HousePictures, useSending } from './HousePictures.tsx'
import { roomMistakes } from './mistakes.ts'
import { RoomPrices, RoomWhat } from './RoomFields.tsx'
import { useDraftOf } from './useDraft.ts'
import { useLabels } from './useLabels.ts'
import { useSaved } from './useSaved.ts'
import { WholeOrRooms } from './WholeOrRooms.tsx'

interface RoomFormProps {
  readonly house: House
  /** Null to add one. */
  readonly room: HouseRoom | null
  readonly onSaved: () => void
}

/** What a host says of a room: what it is, for how many, and what it costs. */
export function RoomForm({ house, room, onSaved }: RoomFormProps) {
  const { t } = useLingui()
  const labels = useLabels()
  const isFirst = house.rooms.length <= (room ? 1 : 0)
  const { draft, set, setDraft, typed } = useDraftOf(
    room ? draftOfRoom(room) : { ...emptyRoom, entire_property: isFirst && house.type !== 3 },
  )
  const pictures = binder(draft, set, labels.room, {})('picture_ids')
  const added = useSending(pictures.value, pictures.onChange, ROOM_PICTURES_MAX)
  const save = useAct('host.saveRoom')
  const { saved, changed } = useSaved(t`Đã lưu phòng`)
  const send = () =>
    save.mutate(
      { ...draft, resort_id: house.id, version: house.version, ...(room ? { room_id: room.id } : {}) },
      {
        onSuccess: (fresh) => {
          saved(fresh)
          const kept = fresh.rooms.find(({ id }) => id === room?.id)
          if (kept) setDraft((now) => withTyped(now, draft, draftOfRoom(kept)))
          onSaved()
        },
        onError: changed,
      },
    )
  return (
    <EditForm
      mistakes={roomMistakes(draft)}
      inEnglish={hasEnglish(draft)}
      {...{ save, added, typed }}
      onSend={send}
      button={room === null ? <Trans>Thêm phòng</Trans> : <Trans>Lưu phòng</Trans>}
    >
      {(wrong) => {
        const bind = binder(draft, set, labels.room, wrong)
        return (
          <>
            {house.type === 2 && isFirst && (
              <WholeOrRooms
                {...bind('entire_property')}
                onChange={(whole) => {
                  set('entire_property', whole)
                  if (whole) set('units', 1)
                }}
              />
            )}
            <RoomWhat bind={bind} />
            <RoomPrices bind={bind} />
            <HousePictures {...bind('picture_ids')} added={added} most={ROOM_PICTURES_MAX} />
            <ChosenPictures
              {...bind('picture_ids')}
              label={t`Lấy từ ảnh của chỗ ở`}
              wrong={undefined}
              from={house.pictureIds}
              most={ROOM_PICTURES_MAX}
            />
          </>
        )
      }}
    </EditForm>
  )
}
