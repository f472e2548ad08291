import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useAct } from '#src/api/act.ts'
import { isProblem } from '#src/api/problem.ts'
import { PicturePicker } from '#src/app/pictures/PicturePicker.tsx'
import { usePictures } from '#src/app/pictures/usePictures.ts'
import { useUploadWords } from '#src/app/pictures/useUploadWords.ts'
import { useCodeText } from '#src/i18n/codeText.ts'
import { usePreferences } from '#src/i18n/Locale.tsx'
import { Refusal } from '#src/app/pieces/Refusal.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Sheet } from '#src/ui/Sheet.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { toast } from '#src/ui/toasts.ts'
import { PROMPTS } from '#contract/codes/prompts.ts'
import { COMPLAINT_PHOTOS_MAX, COMPLAINT_TEXT_MAX } from '#contract/numbers.ts'
import type { BookingDetail } from '#contract/shapes/booking.ts'
import { keepText, readText, dropText } from '#src/api/draftStore.ts'
import { useSettle } from '../useSettle.ts'

const FORM = 'complaint-form'
const keptAs = (bookingId: string) => `complaint ${bookingId}`

interface ComplaintSheetProps {
  readonly booking: BookingDetail
  readonly onClose: () => void
}

/** What was wrong, in words and pictures. The words are kept on this device until they are sent. */
export function ComplaintSheet({ booking, onClose }: ComplaintSheetProps) {
  const { t } = useLingui()
  const { language } = usePreferences()
  const settle = useSettle(booking.id)
  const [text, setText] = useState('')
  const [missing, setMissing] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const pictures = usePictures(COMPLAINT_PHOTOS_MAX)
  const { waits } = useUploadWords()
  const complain = useAct('booking.complain')
  const offline = isProblem(complain.error, 'G_OFFLINE')
  const empty = useCodeText(missing && text.trim() === '' ? 'C_001' : undefined, t`điều chưa ổn`)
  useEffect(() => {
    void readText(keptAs(booking.id)).then((kept) =>
      setText((typed) => (typed === '' ? (kept ?? '') : typed)),
    )
  }, [booking.id])
  const send = (event: FormEvent) => {
    event.preventDefault()
    setMissing(true)
    if (text.trim() === '') return field.current?.focus()
    complain.mutate(
      { booking_id: booking.id, version: booking.version, text, picture_ids: pictures.ids },
      {
        onSuccess: (fresh) => {
          settle.done(fresh)
          void dropText(keptAs(booking.id))
          toast.success(t`Đã gửi khiếu nại`)
          onClose()
        },
        onError: (error) => {
          if (settle.refused(error)) onClose()
        },
      },
    )
  }
  return (
    <Sheet
      isOpen
      onOpenChange={(open) => {
        if (!open && !complain.isPending) onClose()
      }}
      title={<Trans>Chuyến này có gì chưa ổn?</Trans>}
      closeText={t`Đóng`}
      actions={
        <>
          {text.trim() !== '' && <p className="soft">{PROMPTS.complaint[language]}</p>}
          <Button
            tone="primary"
            size="large"
            block
            type="submit"
            form={FORM}
            busy={complain.isPending}
            reason={waits(pictures)}
          >
            <Trans>Gửi khiếu nại</Trans>
          </Button>
        </>
      }
    >
      <form id={FORM} className="stack-4" method="post" noValidate onSubmit={send}>
        <p className="soft">
          <Trans>
            Nhân viên Ghé xem cả hai phía rồi trả lời bạn. Trong lúc đó chủ nhà chưa nhận được tiền.
          </Trans>
        </p>
        <TextArea
          ref={field}
          label={t`Điều gì chưa ổn?`}
          value={text}
          rows={5}
          required
          maxLength={COMPLAINT_TEXT_MAX}
          counter={
            text.length > COMPLAINT_TEXT_MAX - 300 ? `${text.length}/${COMPLAINT_TEXT_MAX}` : undefined
          }
          error={empty || undefined}
          onChange={(event) => {
            setText(event.target.value)
            void keepText(keptAs(booking.id), event.target.value)
          }}
        />
        <PicturePicker label={t`Ảnh làm bằng chứng`} pictures={pictures} most={COMPLAINT_PHOTOS_MAX} />
        {offline && (
          <Notice tone="warning" icon="wifi-off" live="assertive">
            <Trans>Chưa có mạng. Lời bạn viết được giữ trên máy này; có mạng bạn bấm gửi lại nhé.</Trans>
          </Notice>
        )}
        <Refusal error={offline ? null : complain.error} />
      </form>
    </Sheet>
  )
}
