import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Block } from '#contract/shapes/administration.ts'
import { useAct } from '#src/api/act.ts'
import { AskSheet } from '#src/app/work/AskSheet.tsx'
import { useFormat } from '#src/i18n/useFormat.ts'
import { useReason } from '../parts/useReason.tsx'
import { BothLanguages, lacksWords } from './BothLanguages.tsx'
import { useAdminDone, type AdminAsk } from './useAdminDone.ts'

type BlockAsk = AdminAsk & { readonly block: Block }

/** Puts something on the home page, or takes it off. */
export function ShowBlockSheet({ block, ...ask }: BlockAsk) {
  const { t } = useLingui()
  const { language } = useFormat()
  const { kind, id, version } = block
  const title = block.title[language]
  const { field, given } = useReason(t`Được ghi vào nhật ký cùng tên bạn.`)
  const show = useAct('desk.showBlock')
  const done = useAdminDone(ask, block.shown ? t`Đã cho ẩn` : t`Đã cho hiện`)
  return (
    <AskSheet
      title={block.shown ? <Trans>Cho ẩn {title}?</Trans> : <Trans>Cho hiện {title}?</Trans>}
      submitText={block.shown ? <Trans>Cho ẩn</Trans> : <Trans>Cho hiện</Trans>}
      act={show}
      onSubmit={given((reason) => show.mutate({ kind, id, version, shown: !block.shown, reason }, done))}
      onClose={ask.onClose}
    >
      <p>
        {block.kind === 'offer' ? (
          block.shown ? (
            <Trans>Chỗ này không còn được ưu tiên trong mục đề xuất; khách vẫn tìm thấy như thường.</Trans>
          ) : (
            <Trans>Chỗ này đứng đầu mục đề xuất khi tìm phòng và được ghi là nổi bật.</Trans>
          )
        ) : block.shown ? (
          <Trans>Khách không còn thấy mục này trên trang chủ.</Trans>
        ) : (
          <Trans>Khách thấy mục này trên trang chủ.</Trans>
        )}
      </p>
      {field}
    </AskSheet>
  )
}

/** The words of a banner, in both languages. */
export function BannerSheet({ block, ...ask }: BlockAsk) {
  const { t } = useLingui()
  const [title, setTitle] = useState(block.title)
  const [text, setText] = useState(block.text)
  const [tried, setTried] = useState(false)
  const { field, said } = useReason(t`Được ghi vào nhật ký cùng tên bạn.`)
  const save = useAct('desk.saveBanner')
  const done = useAdminDone(ask, t`Đã lưu biểu ngữ`)
  const submit = () => {
    setTried(true)
    const reason = said()
    if (reason === null || lacksWords(title) || lacksWords(text)) return
    save.mutate({ id: block.id, version: block.version, title, text, reason }, done)
  }
  return (
    <AskSheet
      title={<Trans>Lời của biểu ngữ</Trans>}
      submitText={<Trans>Lưu</Trans>}
      act={save}
      onSubmit={submit}
      onClose={ask.onClose}
    >
      <p>
        <Trans>Khách đọc lời mới ngay ở lần mở trang chủ sau.</Trans>
      </p>
      <BothLanguages
        name="title"
        label={t`Tiêu đề`}
        most={80}
        value={title}
        onChange={setTitle}
        tried={tried}
      />
      <BothLanguages
        name="text"
        label={t`Lời dẫn`}
        most={200}
        value={text}
        onChange={setText}
        tried={tried}
      />
      {field}
    </AskSheet>
  )
}
