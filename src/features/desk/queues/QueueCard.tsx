import { Trans, useLingui } from '@lingui/react/macro'
import { waitsSince, type Queue, type QueueItem } from '#contract/shapes/desk.ts'
import { useServerTime } from '#src/api/serverClock.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Card } from '#src/ui/Card.tsx'
import { BookingLine } from '../parts/BookingLine.tsx'
import { kindText } from '../parts/caseWords.ts'
import { Pictures } from '../parts/Pictures.tsx'
import { ItemActs } from './ItemActs.tsx'
import { ItemFacts } from './ItemFacts.tsx'
import type { ItemQuestion } from './useItemQuestion.tsx'
import styles from './QueueCard.module.css'

/** When it came in, and until when the clock waits. */
function Times({ item }: { readonly item: QueueItem }) {
  const format = useFormat()
  const now = useServerTime(30_000)
  const here = new Date(now).toISOString()
  const since = format.ago(waitsSince(item), here)
  const until = item.until === null ? null : format.deadline(item.until, here)
  const late = item.until !== null && Date.parse(item.until) <= now
  return (
    <p className="note">
      <time dateTime={waitsSince(item)}>{since}</time>
      {until !== null && ' · '}
      {until !== null &&
        (late ? (
          <span className="strong alarm">
            <Trans>Đã đến giờ tự xử lý</Trans>
          </span>
        ) : (
          <span className="strong alarm">
            <Trans>Tự xử lý nếu không làm gì {until}</Trans>
          </span>
        ))}
    </p>
  )
}

interface QueueCardProps {
  readonly queue: Queue
  readonly item: QueueItem
  readonly onAsk: (question: ItemQuestion) => void
}

/** One thing that waits for staff: what it is, whom it is about, and what can be done. */
export function QueueCard({ queue, item, onAsk }: QueueCardProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const kind = queue === 'reviews' ? undefined : kindText(item.kind)
  return (
    <Card padded>
      <div className="stack-3">
        <div className="apart-4">
          {kind ? <Badge tone="warning">{i18n._(kind)}</Badge> : <span />}
          {item.amount !== null && (
            <data className="strong lead figures" value={item.amount}>
              {format.vnd(item.amount)}
            </data>
          )}
        </div>
        {item.booking && <BookingLine booking={item.booking} />}
        {item.guestName !== '' && (
          <p className="soft">
            <Trans>
              Khách {item.guestName}, chủ nhà {item.hostName}
            </Trans>
          </p>
        )}
        <ItemFacts queue={queue} item={item} />
        {item.text !== '' && <blockquote className={styles.words}>{item.text}</blockquote>}
        <Pictures ids={item.pictureIds} />
        <Times item={item} />
        <ItemActs queue={queue} item={item} onAsk={onAsk} />
      </div>
    </Card>
  )
}
