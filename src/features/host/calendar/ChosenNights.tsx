import { Suspense, useState } from 'react'
import type { Output } from '#contract/endpoints.ts'
import { intent } from '#src/ui/intent.ts'
import type { Chosen } from './chosen.ts'
import { dayAfter } from './months.ts'
import { NightBar } from './NightBar.tsx'
import type { Night } from './night.ts'
import { part } from '#src/ui/part.ts'

const load = () => import('./NightSheet.tsx')
const NightSheet = part(load, 'NightSheet')

/** How chosen nights stand: whether all are closed, and what all of them cost. */
function standing(nights: ReadonlyMap<string, Night>, { first, last }: Chosen) {
  const all = [...nights.values()].filter(({ date }) => first <= date && date <= last)
  const [one] = all
  const same = one !== undefined && all.every(({ price }) => price === one.price)
  return { closed: all.length > 0 && all.every(({ closed }) => closed), price: same ? one.price : null }
}

interface ChosenNightsProps {
  readonly resort: Output<'host.resorts'>['resorts'][number]
  readonly chosen: Chosen
  readonly nights: ReadonlyMap<string, Night>
  readonly onClear: () => void
}

/** What can be done to the chosen nights of a room, most of it right there, the rest in a sheet. */
export function ChosenNights({ resort, chosen, nights, onClear }: ChosenNightsProps) {
  const [editing, setEditing] = useState(false)
  const range = { first: chosen.first, end: dayAfter(chosen.last, 1) }
  const clear = () => {
    onClear()
    // Whoever was in the bar goes on where the nights are.
    document.querySelector<HTMLElement>('[data-night][tabindex="0"]')?.focus({ preventScroll: true })
  }
  return (
    <>
      <NightBar
        key={`${chosen.roomId} ${chosen.first} ${chosen.last}`}
        resort={resort}
        roomId={chosen.roomId}
        {...range}
        {...standing(nights, chosen)}
        near={intent(load)}
        onMore={() => setEditing(true)}
        onClear={clear}
      />
      {editing && (
        <Suspense>
          <NightSheet
            resort={resort}
            roomId={chosen.roomId}
            {...range}
            onClose={() => setEditing(false)}
            onDone={clear}
          />
        </Suspense>
      )}
    </>
  )
}
