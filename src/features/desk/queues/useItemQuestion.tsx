import { Suspense, useState } from 'react'
import type { QueueItem } from '#contract/shapes/desk.ts'
import type { ApiProblem } from '#src/api/problem.ts'
import { part } from '#src/ui/part.ts'
import type { ItemAct } from './acts.ts'

export const loadItemSheet = () => import('./ItemSheet.tsx')
const ItemSheet = part(loadItemSheet, 'ItemSheet')

/** What a question asks: which act, on what. */
export type ItemQuestion = { readonly act: ItemAct; readonly item: QueueItem }

/**
 * The open question about something in a list. It is the list's and not its row's: what was typed stays when a colleague takes
 * the row away meanwhile, and the answer says so.
 */
export function useItemQuestion(onChanged: (problem: ApiProblem) => void) {
  const [asked, ask] = useState<ItemQuestion | null>(null)
  const question = asked && (
    <Suspense>
      <ItemSheet
        act={asked.act}
        id={asked.item.id}
        amount={asked.item.amount ?? 0}
        onClose={() => ask(null)}
        onChanged={onChanged}
      />
    </Suspense>
  )
  return { ask, question }
}
