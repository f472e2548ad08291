import type { BulkAct, Queue, QueueItem, RefundResult } from '#contract/shapes/desk.ts'
import { refundActs } from './acts.ts'

/** What may be done to a refund together with others; null where it needs a word or a number of its own. */
export function bulkActOf(queue: Queue, { kind, params }: QueueItem): BulkAct | null {
  if (queue !== 'refunds') return null
  const acts = refundActs({ state: kind, way: params['way'] }, params)
  return acts.find((act) => act === 'APPROVE' || act === 'SEND' || act === 'DONE') ?? null
}

/** The two gestures: saying yes to money that goes out, and that it arrived. */
export type Gesture = 'approve' | 'arrived'
export const gestureOf = (act: BulkAct): Gesture => (act === 'DONE' ? 'arrived' : 'approve')

/** A row that was done together with others: how it stood then, and how it ended. */
export type Settled = { readonly item: QueueItem; readonly result: RefundResult }

/** The queue with what was just done in its place, though it may be gone from the queue by now. */
export function withSettled(items: readonly QueueItem[], settled: ReadonlyMap<string, Settled>): QueueItem[] {
  const here = new Set(items.map(({ id }) => id))
  const gone = [...settled.values()].flatMap(({ item }) => (here.has(item.id) ? [] : [item]))
  // Ids tell the time, and so the queue's order.
  return [...items, ...gone].sort((left, right) => (left.id < right.id ? -1 : 1))
}

export const sumOf = (items: readonly QueueItem[]): number =>
  items.reduce((sum, { amount }) => sum + (amount ?? 0), 0)
