import { useCallback, useState } from 'react'

/** Nights of a room that are chosen, the first and the last included. */
export type Chosen = { readonly roomId: string; readonly first: string; readonly last: string }

const between = (roomId: string, from: string, to: string): Chosen =>
  from < to ? { roomId, first: from, last: to } : { roomId, first: to, last: from }

type Choice = {
  readonly chosen: Chosen | null
  /** The night of the first press, while the last is not chosen yet. */
  readonly anchor: string | null
}
const NOTHING: Choice = { chosen: null, anchor: null }

/** Nights are chosen by the first and the last of them, pressed or walked over, in one room at a time. */
export function useChosenNights() {
  const [{ chosen }, setChoice] = useState(NOTHING)
  /** A night was pressed; `extend` stretches what is chosen to it. */
  const press = useCallback(
    (roomId: string, night: string, extend: boolean) =>
      setChoice((before) => {
        const same = before.chosen?.roomId === roomId ? before : NOTHING
        const from = same.anchor ?? (extend ? same.chosen?.first : undefined)
        return from === undefined
          ? { chosen: between(roomId, night, night), anchor: night }
          : { chosen: between(roomId, from, night), anchor: null }
      }),
    [],
  )
  /** The keyboard walked with Shift from one night to another. */
  const stretch = useCallback(
    (roomId: string, from: string, to: string) =>
      setChoice(({ chosen: old }) => {
        const mine = old?.roomId === roomId ? old : null
        const start = mine?.first === from ? mine.last : mine?.last === from ? mine.first : from
        return { chosen: between(roomId, start, to), anchor: null }
      }),
    [],
  )
  const clear = useCallback(() => setChoice(NOTHING), [])
  return { chosen, press, stretch, clear }
}
