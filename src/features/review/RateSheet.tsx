import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useAct } from '#src/api/act.ts'
import { isProblem } from '#src/api/problem.ts'
import { outdated } from '#src/api/outdated.ts'
import { PicturePicker } from '#src/app/pictures/PicturePicker.tsx'
import { usePictures } from '#src/app/pictures/usePictures.ts'
import { useUploadWords } from '#src/app/pictures/useUploadWords.ts'
import { Refusal } from '#src/app/pieces/Refusal.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Sheet } from '#src/ui/Sheet.tsx'
import { toast } from '#src/ui/toasts.ts'
import { REVIEW_PHOTOS_MAX, REVIEW_TEXT_MAX } from '#contract/numbers.ts'
import { isQueued } from '#contract/outbox.ts'
import { lettersOf } from '#contract/letters.ts'
import type { MyReview } from '#contract/shapes/review.ts'
import { KeptPictures } from './parts/KeptPictures.tsx'
import { Marks } from './parts/Marks.tsx'
import { ReviewText } from './parts/ReviewText.tsx'
import { keepReview, NO_REVIEW, readReview, type ReviewDraft } from './reviewDraft.ts'
import styles from './review.module.css'

const FORM = 'rate-form'

interface RateSheetProps {
  readonly bookingId: string
  readonly resortName: string
  /** The review that is changed; null for a new one. */
  readonly before: MyReview | null
  readonly onClose: () => void
}

const begun = (before: MyReview | null): ReviewDraft =>
  before === null
    ? NO_REVIEW
    : { clean: before.clean, convenient: before.convenient, service: before.service, text: before.text }

/** Three marks, a few words and pictures. What is written stays until it is sent. */
export function RateSheet({ bookingId, resortName, before, onClose }: RateSheetProps) {
  const { t } = useLingui()
  const client = useQueryClient()
  const [draft, setDraft] = useState(() => readReview(bookingId) ?? begun(before))
  const [oldPictures, setOldPictures] = useState<readonly string[]>(before?.pictureIds ?? [])
  const [tried, setTried] = useState(false)
  const most = REVIEW_PHOTOS_MAX - oldPictures.length
  const pictures = usePictures(most)
  const { waits } = useUploadWords()
  const rate = useAct('review.rate')
  const offline = isProblem(rate.error, 'G_OFFLINE')
  const change = (changes: Partial<ReviewDraft>) => {
    const next = { ...draft, ...changes }
    setDraft(next)
    keepReview(bookingId, next)
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const { clean, convenient, service, text } = draft
    if (clean === null || convenient === null || service === null) {
      const missing = clean === null ? 'clean' : convenient === null ? 'convenient' : 'service'
      document.querySelector<HTMLInputElement>(`#${FORM} input[name=${missing}]`)?.focus()
      return
    }
    if (lettersOf(text) > REVIEW_TEXT_MAX) {
      document.getElementById('rate-text')?.focus()
      return
    }
    rate.mutate(
      {
        booking_id: bookingId,
        clean,
        convenient,
        service,
        text,
        picture_ids: [...oldPictures, ...pictures.ids],
      },
      {
        onSuccess: (answer) => {
          keepReview(bookingId, null)
          toast.success(isQueued(answer) ? t`Đã giữ đánh giá, có mạng là gửi` : t`Cảm ơn bạn đã đánh giá`)
          void outdated(client, 'review.mine', 'booking.detail', 'resort.reviews')
          onClose()
        },
      },
    )
  }
  return (
    <Sheet
      isOpen
      onOpenChange={(open) => {
        if (!open && !rate.isPending) onClose()
      }}
      title={t`Đánh giá ${resortName}`}
      closeText={t`Đóng`}
      actions={
        <Button
          tone="primary"
          size="large"
          block
          type="submit"
          form={FORM}
          busy={rate.isPending}
          reason={waits(pictures)}
        >
          {before === null ? <Trans>Gửi đánh giá</Trans> : <Trans>Lưu đánh giá</Trans>}
        </Button>
      }
    >
      <form id={FORM} className={styles.form} method="post" noValidate onSubmit={send}>
        <Marks draft={draft} tried={tried} onChange={change} />
        <ReviewText value={draft.text} onChange={(text) => change({ text })} />
        <KeptPictures
          ids={oldPictures}
          onRemove={(id) => setOldPictures((ids) => ids.filter((one) => one !== id))}
        />
        {most > 0 && <PicturePicker label={t`Ảnh của bạn`} pictures={pictures} most={most} />}
        {offline && (
          <Notice tone="warning" icon="wifi-off" live="assertive">
            <Trans>Chưa có mạng. Những gì bạn viết vẫn ở đây; có mạng bạn bấm gửi lại nhé.</Trans>
          </Notice>
        )}
        <Refusal error={offline ? null : rate.error} />
      </form>
    </Sheet>
  )
}
