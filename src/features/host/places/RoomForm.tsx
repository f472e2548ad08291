import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { ROOM_PICTURES_MAX } from '#contract/numbers.ts'
import type { House, HouseRoom } from '#contract/shapes/house.ts'
import { useAct } from '#src/api/act.ts'
import { query } from '#src/api/query.ts'
import { usePictures } from '#src/app/pictures/usePictures.ts'
import { useUploadWords } from '#src/app/pictures/useUploadWords.ts'
import { useProblemText } from '#src/i18n/codeText.ts'
import { Button } from '#src/ui/Button.tsx'
import { CheckList } from '#src/ui/CheckList.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { RadioGroup } from '#src/ui/RadioGroup.tsx'
import { checkRoom, draftOfRoom, emptyRoom, type RoomDraft, type Wrong } from './draft.ts'
import { HousePictures } from './HousePictures.tsx'
import { NumberField } from './NumberField.tsx'
import { RoomPrices } from './RoomPrices.tsx'
import { SaidField } from './SaidField.tsx'
import { focusWrong, useSaved } from './useSave.ts'
import page from '../parts/page.module.css'

interface RoomFormProps {
  readonly house: House
  /** Null to add one. */
  readonly room: HouseRoom | null
  readonly onSaved: () => void
}

/** What a host says of a room: what it is, for how many, and what it costs. */
export function RoomForm({ house, room, onSaved }: RoomFormProps) {
  const { t } = useLingui()
  const [draft, setDraft] = useState<RoomDraft>(() => (room ? draftOfRoom(house, room) : emptyRoom(house)))
  const [wrong, setWrong] = useState<Wrong>({})
  const added = usePictures(ROOM_PICTURES_MAX - draft.picture_ids.length)
  const { waits } = useUploadWords()
  const benefits = useQuery(query('helper.benefits', {}))
  const save = useAct('host.saveRoom')
  const problem = useProblemText(save.error)
  const saved = useSaved(t`Đã lưu phòng`)
  const set = (change: Partial<RoomDraft>) => setDraft((before) => ({ ...before, ...change }))
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found = checkRoom(draft, draft.picture_ids.length + added.ids.length)
    setWrong(found)
    if (Object.keys(found).length > 0) return focusWrong(event.currentTarget, found)
    if (added.unsettled || save.isPending) return
    save.mutate(
      { ...draft, picture_ids: [...draft.picture_ids, ...added.ids] },
      {
        onSuccess: (fresh) => {
          saved(fresh)
          const now = fresh.rooms.find(({ id }) => id === room?.id)
          if (now) setDraft(draftOfRoom(fresh, now))
          for (const { key } of added.pictures) added.remove(key)
          onSaved()
        },
      },
    )
  }
  const number = (
    field: 'bedrooms' | 'bathrooms' | 'units' | 'max_guests' | 'included_adults' | 'max_extra_beds' | 'area',
    label: string,
    suffix?: string,
  ) => (
    <NumberField
      name={field}
      label={label}
      suffix={suffix}
      value={draft[field]}
      onChange={(value) => set({ [field]: value })}
      wrong={wrong[field]}
    />
  )
  return (
    <form className={page.form} onSubmit={submit} noValidate>
      {house.type === 2 && house.rooms.length <= (room ? 1 : 0) && (
        <RadioGroup
          legend={<Trans>Cho thuê</Trans>}
          look="segments"
          value={draft.entire_property ? 'whole' : 'rooms'}
          onChange={(value) =>
            set({ entire_property: value === 'whole', ...(value === 'whole' ? { units: 1 } : {}) })
          }
          options={[
            { value: 'whole', label: t`Nguyên căn` },
            { value: 'rooms', label: t`Từng phòng` },
          ]}
        />
      )}
      <SaidField
        name="name"
        label={t`Tên phòng`}
        value={draft.name}
        onChange={(name) => set({ name })}
        wrong={wrong.name}
      />
      <SaidField
        name="description"
        label={t`Mô tả phòng`}
        rows={3}
        value={draft.description}
        onChange={(description) => set({ description })}
        wrong={wrong.description}
      />
      <SaidField
        name="beds"
        label={t`Giường`}
        value={draft.beds}
        onChange={(beds) => set({ beds })}
        wrong={wrong.beds}
      />
      <div className={page.pair}>
        {!draft.entire_property && number('units', t`Số phòng loại này`)}
        {number('area', t`Diện tích`, 'm²')}
        {number('bedrooms', t`Phòng ngủ`)}
        {number('bathrooms', t`Phòng tắm`)}
        {number('max_guests', t`Nhiều nhất mấy khách`)}
        {number('included_adults', t`Người lớn trong giá`)}
      </div>
      <RoomPrices
        draft={draft}
        onChange={set}
        wrong={wrong}
        beds={number('max_extra_beds', t`Nhiều nhất mấy giường phụ`)}
      />
      <CheckList
        legend={<Trans>Tiện nghi</Trans>}
        options={(benefits.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
        value={draft.benefit_ids.map(String)}
        onChange={(ids) => set({ benefit_ids: ids.map(Number) })}
        limit={8}
        moreText={(hidden) => t`Xem thêm ${hidden} tiện nghi`}
        lessText={t`Thu gọn`}
      />
      <HousePictures
        kept={draft.picture_ids}
        onKept={(picture_ids) => set({ picture_ids })}
        added={added}
        most={ROOM_PICTURES_MAX}
        wrong={wrong.picture_ids}
      />
      {problem !== '' && (
        <Notice tone="danger" live="assertive">
          {problem}
        </Notice>
      )}
      <div className={page.actions}>
        <Button type="submit" tone="primary" busy={save.isPending} reason={waits(added)}>
          {room === null ? <Trans>Thêm phòng</Trans> : <Trans>Lưu phòng</Trans>}
        </Button>
      </div>
    </form>
  )
}
