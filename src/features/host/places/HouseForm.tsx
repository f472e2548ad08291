import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { HOUSE_PICTURES_MAX, SAME_DAY_UNTIL } from '#contract/numbers.ts'
import type { House } from '#contract/shapes/house.ts'
import { useAct } from '#src/api/act.ts'
import { query } from '#src/api/query.ts'
import { usePictures } from '#src/app/pictures/usePictures.ts'
import { useUploadWords } from '#src/app/pictures/useUploadWords.ts'
import { useCodeText, useProblemText } from '#src/i18n/codeText.ts'
import { Button } from '#src/ui/Button.tsx'
import { CheckList } from '#src/ui/CheckList.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { RadioGroup } from '#src/ui/RadioGroup.tsx'
import { Select } from '#src/ui/Select.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { checkHouse, draftOfHouse, emptyHouse, type HouseDraft, type Wrong } from './draft.ts'
import { HousePictures } from './HousePictures.tsx'
import { NumberField } from './NumberField.tsx'
import { PolicyChoices } from './PolicyChoices.tsx'
import { PositionField } from './PositionField.tsx'
import { SaidField } from './SaidField.tsx'
import { focusWrong, useSaved } from './useSave.ts'
import page from '../parts/page.module.css'

interface HouseFormProps {
  /** Null to make a new one. */
  readonly house: House | null
  readonly onSaved: (house: House) => void
}

/** What a host says of a place. What was typed stays whatever happens. */
export function HouseForm({ house, onSaved }: HouseFormProps) {
  const { t } = useLingui()
  const [draft, setDraft] = useState<HouseDraft>(() => (house ? draftOfHouse(house) : emptyHouse))
  const [wrong, setWrong] = useState<Wrong>({})
  const added = usePictures(HOUSE_PICTURES_MAX - draft.picture_ids.length)
  const { waits } = useUploadWords()
  const areas = useQuery(query('helper.projectAreas', {}))
  const services = useQuery(query('helper.services', {}))
  const save = useAct('host.saveHouse')
  const problem = useProblemText(save.error)
  const saved = useSaved(t`Đã lưu chỗ ở`)
  const noArea = useCodeText(wrong.project_area_id, t`khu vực`)
  const set = (change: Partial<HouseDraft>) => setDraft((before) => ({ ...before, ...change }))
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found = checkHouse(draft, draft.picture_ids.length + added.ids.length)
    setWrong(found)
    if (Object.keys(found).length > 0) return focusWrong(event.currentTarget, found)
    if (added.unsettled || save.isPending) return
    save.mutate(
      { ...draft, picture_ids: [...draft.picture_ids, ...added.ids] },
      {
        onSuccess: (fresh) => {
          saved(fresh)
          setDraft(draftOfHouse(fresh))
          for (const { key } of added.pictures) added.remove(key)
          onSaved(fresh)
        },
      },
    )
  }
  return (
    <form className={page.form} onSubmit={submit} noValidate>
      {house === null && (
        <RadioGroup
          legend={<Trans>Loại chỗ ở</Trans>}
          look="segments"
          value={String(draft.type)}
          onChange={(value) => set({ type: value === '1' ? 1 : value === '2' ? 2 : 3 })}
          options={[
            { value: '1', label: t({ message: 'Villa', context: 'one' }) },
            { value: '2', label: t({ message: 'Căn hộ', context: 'one' }) },
            { value: '3', label: t({ message: 'Khách sạn', context: 'one' }) },
          ]}
        />
      )}
      <SaidField
        name="name"
        label={t`Tên`}
        value={draft.name}
        onChange={(name) => set({ name })}
        wrong={wrong.name}
      />
      <SaidField
        name="summary"
        label={t`Một câu giới thiệu`}
        value={draft.summary}
        onChange={(summary) => set({ summary })}
        wrong={wrong.summary}
      />
      <SaidField
        name="description"
        label={t`Mô tả`}
        rows={5}
        optional
        value={draft.description}
        onChange={(description) => set({ description })}
      />
      <div className={page.pair}>
        <Select
          name="project_area_id"
          label={<Trans>Khu vực</Trans>}
          value={draft.project_area_id}
          options={[
            { value: 0, label: t`Chọn khu vực` },
            ...(areas.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={({ target }) => set({ project_area_id: Number(target.value) })}
          error={noArea || undefined}
        />
        <NumberField
          name="area"
          label={t`Diện tích`}
          suffix="m²"
          value={draft.area}
          onChange={(area) => set({ area })}
          wrong={wrong.area}
        />
      </div>
      <SaidField
        name="address"
        label={t`Địa chỉ`}
        value={draft.address}
        onChange={(address) => set({ address })}
        wrong={wrong.address}
      />
      <PositionField
        value={draft.position ?? null}
        onChange={(position) => set({ position })}
        wrong={Object.keys(save.error?.fields ?? {}).some((field) => field.startsWith('position'))}
      />
      <SaidField
        name="directions"
        label={t`Chỉ đường, mỗi dòng một bước`}
        rows={3}
        optional
        value={draft.directions}
        onChange={(directions) => set({ directions })}
      />
      <SaidField
        name="house_rules"
        label={t`Nội quy, mỗi dòng một điều`}
        rows={3}
        optional
        value={draft.house_rules}
        onChange={(house_rules) => set({ house_rules })}
      />
      <div className={page.pair}>
        <TextField
          label={<Trans>Nhận phòng từ</Trans>}
          type="time"
          value={draft.check_in_time}
          onChange={({ target }) => target.value !== '' && set({ check_in_time: target.value })}
        />
        <TextField
          label={<Trans>Trả phòng trước</Trans>}
          type="time"
          value={draft.check_out_time}
          onChange={({ target }) => target.value !== '' && set({ check_out_time: target.value })}
        />
        <TextField
          label={<Trans>Nhận đặt cho hôm nay, muộn nhất lúc</Trans>}
          note={
            draft.confirmation_policy === 'INSTANT' ? (
              <Trans>để trống: {SAME_DAY_UNTIL.atOnce}</Trans>
            ) : (
              <Trans>để trống: {SAME_DAY_UNTIL.hostAsked}</Trans>
            )
          }
          type="time"
          value={draft.same_day_until ?? ''}
          onChange={({ target }) => set({ same_day_until: target.value === '' ? null : target.value })}
        />
        <TextField
          label={<Trans>Điện thoại tại chỗ</Trans>}
          note={<Trans>không bắt buộc</Trans>}
          type="tel"
          value={draft.hotline ?? ''}
          error={save.error?.fields.hotline}
          onChange={({ target }) => set({ hotline: target.value === '' ? null : target.value })}
        />
      </div>
      <TextField
        name="vr_link"
        label={<Trans>Liên kết thực tế ảo</Trans>}
        note={<Trans>không bắt buộc</Trans>}
        description={<Trans>Địa chỉ https của chuyến tham quan, ví dụ ở Matterport hoặc Kuula.</Trans>}
        type="url"
        inputMode="url"
        placeholder="https://"
        value={draft.vr_link ?? ''}
        error={save.error?.fields.vr_link}
        onChange={({ target }) => set({ vr_link: target.value.trim() })}
      />
      <PolicyChoices draft={draft} onChange={set} />
      <CheckList
        legend={<Trans>Dịch vụ</Trans>}
        options={(services.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
        value={draft.service_ids.map(String)}
        onChange={(ids) => set({ service_ids: ids.map(Number) })}
        limit={8}
        moreText={(hidden) => t`Xem thêm ${hidden} dịch vụ`}
        lessText={t`Thu gọn`}
      />
      <HousePictures
        kept={draft.picture_ids}
        onKept={(picture_ids) => set({ picture_ids })}
        added={added}
        most={HOUSE_PICTURES_MAX}
        wrong={wrong.picture_ids}
      />
      {problem !== '' && (
        <Notice tone="danger" live="assertive">
          {problem}
        </Notice>
      )}
      <div className={page.actions}>
        <Button type="submit" tone="primary" busy={save.isPending} reason={waits(added)}>
          {house === null ? <Trans>Tạo chỗ ở</Trans> : <Trans>Lưu thay đổi</Trans>}
        </Button>
      </div>
    </form>
  )
}
