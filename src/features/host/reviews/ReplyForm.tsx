import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react'
import { REVIEW_TEXT_MAX } from '#contract/numbers.ts'
import { isQueued } from '#contract/outbox.ts'
import { lettersOf } from '#contract/letters.ts'
import { useAct } from '#src/api/act.ts'
import { outdated } from '#src/api/outdated.ts'
import { useCodeText } from '#src/i18n/codeText.ts'
import { Refusal } from '#src/app/pieces/Refusal.tsx'
import { Unsaved } from '../parts/Unsaved.tsx'
import { Button } from '#src/ui/Button.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { toast } from '#src/ui/toasts.ts'
import type { ReviewOfHost } from './HostReview.tsx'

/** The one reply to a review. Without a network it waits on the phone and is sent later. */
export function ReplyForm({
  review,
  onDone,
}: {
  readonly review: ReviewOfHost
  readonly onDone: () => void
}) {
  const { t } = useLingui()
  const id = useId()
  const client = useQueryClient()
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  const [tried, setTried] = useState(false)
  const reply = useAct('host.reply')
  const count = lettersOf(text)
  const wrong = text.trim() === '' ? 'C_001' : count > REVIEW_TEXT_MAX ? 'C_031' : undefined
  const said = useCodeText(tried ? wrong : undefined, t`lời trả lời`)
  useEffect(() => field.current?.focus(), [])
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    if (wrong !== undefined) {
      field.current?.focus()
      return
    }
    reply.mutate(
      { review_id: review.id, text },
      {
        onSuccess: (answer) => {
          toast.success(isQueued(answer) ? t`Đã giữ trên máy, sẽ gửi khi có mạng` : t`Đã gửi trả lời`)
          onDone()
          void outdated(client, 'host.reviews', 'host.today')
        },
      },
    )
  }
  return (
    <form className="stack-3" onSubmit={submit} noValidate>
      <TextArea
        ref={field}
        id={id}
        label={<Trans>Trả lời của bạn</Trans>}
        description={<Trans>Mọi người đều đọc được. Chỉ trả lời được một lần.</Trans>}
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={said || undefined}
        counter={`${count}/${REVIEW_TEXT_MAX}`}
        rows={3}
      />
      <Refusal error={reply.error} />
      <Unsaved typed={text.trim() !== ''} />
      <div className="row-3">
        <Button type="submit" tone="primary" busy={reply.isPending}>
          <Trans>Gửi trả lời</Trans>
        </Button>
        <Button tone="quiet" onClick={onDone}>
          <Trans>Để sau</Trans>
        </Button>
      </div>
    </form>
  )
}
