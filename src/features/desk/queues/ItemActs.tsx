import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import type { Queue, QueueItem } from '#contract/shapes/desk.ts'
import type { ApiProblem } from '#src/api/problem.ts'
import { toDesk } from '#src/app/desk/toDesk.ts'
import { Button } from '#src/ui/Button.tsx'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { intent } from '#src/ui/intent.ts'
import { ITEM_ACT_TEXT, itemActs, type ItemAct } from './acts.ts'
import { part } from '#src/ui/part.ts'

const load = () => import('./ItemSheet.tsx')
const ItemSheet = part(load, 'ItemSheet')

interface ItemActsProps {
  readonly queue: Queue
  readonly item: QueueItem
  readonly onChanged: (problem: ApiProblem) => void
}

/** The acts as buttons, each asking first; and the way to the booking, where everything can be done. */
export function ItemActs({ queue, item, onChanged }: ItemActsProps) {
  const { i18n } = useLingui()
  const [open, setOpen] = useState<ItemAct | null>(null)
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
          {...intent(load)}
          tone={index === 0 && act !== 'CLOSE' ? 'primary' : act === 'REJECT' ? 'danger' : 'secondary'}
          onClick={() => setOpen(act)}
        >
          {i18n._(ITEM_ACT_TEXT[act])}
        </Button>
      ))}
      {open !== null && (
        <Suspense>
          <ItemSheet
            act={open}
            id={item.id}
            amount={item.amount ?? 0}
            onClose={() => setOpen(null)}
            onChanged={onChanged}
          />
        </Suspense>
      )}
    </div>
  )
}
