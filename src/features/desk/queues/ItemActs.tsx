import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Queue, QueueItem } from '#contract/shapes/desk.ts'
import { toDesk } from '#src/app/desk/toDesk.ts'
import { Button } from '#src/ui/Button.tsx'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { intent } from '#src/ui/intent.ts'
import { ITEM_ACT_TEXT, itemActs } from './acts.ts'
import { loadItemSheet, type ItemQuestion } from './useItemQuestion.tsx'

interface ItemActsProps {
  readonly queue: Queue
  readonly item: QueueItem
  readonly onAsk: (question: ItemQuestion) => void
}

/** The acts as buttons, each asking first; and the way to the booking, where everything can be done. */
export function ItemActs({ queue, item, onAsk }: ItemActsProps) {
  const { i18n } = useLingui()
  const acts = itemActs(queue, item)
  return (
    <div className="row-3" data-above="">
      {item.booking && (
        <Link
          {...toDesk(`booking/${item.booking.id}`)}
          {...buttonLook({ tone: acts.length === 0 || acts[0] === 'CLOSE' ? 'primary' : 'secondary' })}
        >
          <Trans>Mở đặt phòng</Trans>
        </Link>
      )}
      {acts.map((act, index) => (
        <Button
          key={act}
          {...intent(loadItemSheet)}
          tone={index === 0 && act !== 'CLOSE' ? 'primary' : act === 'REJECT' ? 'danger' : 'secondary'}
          onClick={() => onAsk({ act, item })}
        >
          {i18n._(ITEM_ACT_TEXT[act])}
        </Button>
      ))}
    </div>
  )
}
