import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Entry, ListName } from '#contract/shapes/administration.ts'
import { useAct } from '#src/api/act.ts'
import { AskSheet } from '#src/app/work/AskSheet.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { useReason } from '../parts/useReason.tsx'
import { BothLanguages, lacksWords } from './BothLanguages.tsx'
import { useAdminDone, type AdminAsk } from './useAdminDone.ts'

const LAST_POSITION = 10_000

/** Adds an entry to a list, or changes it. */
export function EntrySheet({
  list,
  entry,
  ...ask
}: AdminAsk & { readonly list: ListName; readonly entry: Entry | null }) {
  const { t } = useLingui()
  const [name, setName] = useState(entry?.name ?? { vi: '', en: '' })
  const [position, setPosition] = useState(String(entry?.position ?? 0))
  const [group, setGroup] = useState(entry?.group ?? '')
  const [tried, setTried] = useState(false)
  const { field, said } = useReason(t`Được ghi vào nhật ký cùng tên bạn.`)
  const save = useAct('desk.saveEntry')
  const done = useAdminDone(ask, t`Đã lưu`)
  const submit = () => {
    setTried(true)
    const reason = said()
    if (reason === null || lacksWords(name)) return
    save.mutate(
      {
        list,
        id: entry?.id ?? null,
        version: entry?.version ?? 0,
        name,
        position: Math.min(LAST_POSITION, Number(position.replace(/\D/g, ''))),
        group,
        reason,
      },
      done,
    )
  }
  return (
    <AskSheet
      title={entry ? <Trans>Sửa mục</Trans> : <Trans>Thêm mục</Trans>}
      submitText={<Trans>Lưu</Trans>}
      act={save}
      onSubmit={submit}
      onClose={ask.onClose}
    >
      <p>
        {list === 'areas' && entry === null ? (
          <Trans>Khu mới tạm dùng ảnh của khu đầu danh sách.</Trans>
        ) : (
          <Trans>Khách thấy tên mới ngay, ở mọi nơi dùng mục này.</Trans>
        )}
      </p>
      <BothLanguages name="name" label={t`Tên`} most={120} value={name} onChange={setName} tried={tried} />
      {list === 'master' && (
        <TextField
          name="group"
          label={t`Nhóm`}
          maxLength={60}
          value={group}
          onChange={({ target }) => setGroup(target.value)}
        />
      )}
      <TextField
        name="position"
        label={t`Thứ tự trong danh sách`}
        inputMode="numeric"
        maxLength={5}
        value={position}
        onChange={({ target }) => setPosition(target.value)}
      />
      {field}
    </AskSheet>
  )
}

/** Deletes an entry that nothing refers to. */
export function RemoveSheet({
  list,
  entry,
  ...ask
}: AdminAsk & { readonly list: ListName; readonly entry: Entry }) {
  const { t } = useLingui()
  const { vi: name } = entry.name
  const { field, given } = useReason(t`Được ghi vào nhật ký cùng tên bạn.`)
  const remove = useAct('desk.removeEntry')
  const done = useAdminDone(ask, t`Đã xóa ${name}`)
  return (
    <AskSheet
      title={<Trans>Xóa {name}?</Trans>}
      submitText={<Trans>Xóa</Trans>}
      tone="danger"
      act={remove}
      onSubmit={given((reason) =>
        remove.mutate({ list, id: entry.id, version: entry.version, reason }, done),
      )}
      onClose={ask.onClose}
    >
      <p>
        <Trans>Mục này biến khỏi bộ lọc và mọi nơi chọn. Nếu vừa có nơi dùng thì sẽ không xóa được.</Trans>
      </p>
      {field}
    </AskSheet>
  )
}
