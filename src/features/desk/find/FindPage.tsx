import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type KeyboardEvent, type ReactNode } from 'react'
import { query } from '#src/api/query.ts'
import { useSlash } from '#src/app/desk/useFindKeys.ts'
import { useProblemText } from '#src/i18n/codeText.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Card } from '#src/ui/Card.tsx'
import { Switch } from '#src/ui/Checkbox.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/Skeleton.tsx'
import { BookingLine } from '../parts/BookingLine.tsx'
import { TicketLine } from '../tickets/TicketLine.tsx'
import { FindForm, LAST } from './FindForm.tsx'
import page from '#src/app/work/page.module.css'

interface FoundProps<B> {
  readonly title: ReactNode
  readonly bookings: readonly B[]
  readonly line: (booking: B) => ReactNode
}

/** What was found of one kind, each with what it costs; nothing when nothing was. */
function Found<B extends { id: string; total: number }>({ title, bookings, line }: FoundProps<B>) {
  const format = useFormat()
  if (bookings.length === 0) return null
  return (
    <section className="stack-3">
      <SectionHeading>{title}</SectionHeading>
      <ul className="stack-3" role="list">
        {bookings.map((booking) => (
          <li key={booking.id}>
            <Card interactive padded>
              <div className="stack-3">
                {line(booking)}
                <data value={booking.total}>{format.vnd(booking.total)}</data>
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Results({ text }: { readonly text: string }) {
  const { t } = useLingui()
  const { data, error, isPending } = useQuery(query('desk.find', { text }))
  const problem = useProblemText(error)
  if (isPending)
    return (
      <SkeletonGroup label={t`Đang tìm`}>
        <Skeleton shape="block" />
      </SkeletonGroup>
    )
  if (!data)
    return (
      <Notice tone="danger" live="assertive">
        {problem}
      </Notice>
    )
  const { bookings, tickets } = data
  if (bookings.length + tickets.length === 0)
    return (
      <EmptyState level={2} picture="basket" title={<Trans>Không có đặt phòng nào</Trans>}>
        <p>
          <Trans>
            Bạn kiểm tra lại từng ký tự của mã, hoặc thử tên, email và số điện thoại của người liên hệ.
          </Trans>
        </p>
      </EmptyState>
    )
  return (
    <div className="stack-3" aria-live="polite">
      <Found
        title={<Plural value={bookings.length} other="# đặt phòng" />}
        bookings={bookings}
        line={(booking) => <BookingLine booking={booking} />}
      />
      <Found
        title={<Plural value={tickets.length} other="# đặt vé" />}
        bookings={tickets}
        line={(booking) => <TicketLine booking={booking} />}
      />
    </div>
  )
}

/** Where the keys lead from here: down from the field into what was found, and back up into it. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const typing = event.target instanceof HTMLInputElement
  const down = event.key === 'ArrowDown' || (event.key === 'j' && !typing)
  const up = event.key === 'ArrowUp' || (event.key === 'k' && !typing)
  if ((!down && !up) || event.ctrlKey || event.metaKey || event.altKey) return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=search] input, li a')]
  const here = stops.findIndex((stop) => stop === event.target)
  const next = stops[here + (down ? 1 : -1)]
  if (here < 0 || !next) return
  event.preventDefault()
  next.focus()
}

/** Finds stays and tickets by their code in any spelling, a transfer's words, or name, email or phone of who made them. */
export function FindPage() {
  const client = useQueryClient()
  const [asked, setAsked] = useState(() => client.getQueryData<string>(LAST) ?? '')
  const [slash, turnSlash] = useSlash()
  return (
    <div className={page.page} onKeyDownCapture={walk}>
      <SectionHeading
        level={1}
        lead={
          <Trans>
            Mã viết kiểu nào cũng được, cả nội dung chuyển khoản; hoặc tên, email, số điện thoại của người
            liên hệ.
          </Trans>
        }
      >
        <Trans>Tìm đặt phòng</Trans>
      </SectionHeading>
      <FindForm text={asked} onFind={setAsked} />
      {asked !== '' && <Results text={asked} />}
      <div className="stack-3">
        <Switch
          label={<Trans>Phím / mở ô tìm từ mọi trang</Trans>}
          description={<Trans>Tắt nếu bạn điều khiển máy bằng giọng nói. Ctrl+K vẫn luôn dùng được.</Trans>}
          checked={slash}
          onChange={({ target }) => turnSlash(target.checked)}
        />
      </div>
    </div>
  )
}
