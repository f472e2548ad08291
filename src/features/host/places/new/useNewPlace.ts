import { useMutation } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { HOUSE_PICTURES_MAX } from '#contract/numbers.ts'
import type { House } from '#contract/shapes/house.ts'
import { isDecided } from '#src/api/act.ts'
import { dropText } from '#src/api/draftStore.ts'
import { call } from '#src/api/call.ts'
import { intentOf, type Intent } from '#src/api/intent.ts'
import type { ApiProblem } from '#src/api/problem.ts'
import type { Setter } from '../bind.ts'
import type { HouseDraft, RoomWords } from '../draft.ts'
import { useSending } from '../HousePictures.tsx'
import { wrongOf } from '../mistakes.ts'
import { useDraft } from '../useDraft.ts'
import { keepPlace, nameOf, type NewPlace } from './keep.ts'
import { isWhole, mistakesOf, sentRooms } from './steps.ts'

/** A place in the making: what is written, the ways to change it, what is missing, and its sending. */
export function useNewPlace(personId: string, begun: NewPlace, onMade: (house: House) => void) {
  const { draft: place, setDraft } = useDraft(() => begun)
  useEffect(() => {
    if (place !== begun) void keepPlace(personId, place)
  }, [personId, place, begun])
  const setHouse: Setter<HouseDraft> = useCallback(
    (field, value) => setDraft((before) => ({ ...before, house: { ...before.house, [field]: value } })),
    [setDraft],
  )
  const setRoom =
    (index: number): Setter<RoomWords> =>
    (field, value) =>
      setRooms((rooms) => rooms.map((room, at) => (at === index ? { ...room, [field]: value } : room)))
  const setRooms = (change: (rooms: readonly RoomWords[]) => readonly RoomWords[]) =>
    setDraft((before) => ({ ...before, rooms: change(before.rooms) }))
  const setPictures = (picture_ids: string[]) => {
    setHouse('picture_ids', picture_ids)
    setRooms((rooms) =>
      rooms.map((room) => ({
        ...room,
        picture_ids: room.picture_ids.filter((id) => picture_ids.includes(id)),
      })),
    )
  }
  const added = useSending(place.house.picture_ids, setPictures, HOUSE_PICTURES_MAX)
  const { unsettled, refused } = added
  // The browser asks before it ends what is being sent.
  useEffect(() => {
    if (!unsettled || refused) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [unsettled, refused])
  // A second try can come before the screen has changed: what is known of the intent must not wait for it.
  const known = useRef(begun.intent)
  const note = (intent: Intent | null) => {
    known.current = intent
    setDraft((before) => ({ ...before, intent }))
  }
  const send = useMutation<House, ApiProblem, NewPlace>({
    mutationKey: ['host.saveHouse'],
    mutationFn: async (made) => {
      const input = { ...made.house, rooms: sentRooms(made) }
      const intent = await intentOf(input, known.current)
      note(intent)
      await keepPlace(personId, { ...made, intent })
      try {
        return await call('host.saveHouse', input, { idempotencyKey: intent.key })
      } catch (error) {
        // The server keeps what it decided under a key: what is mended goes under another.
        if (isDecided(error)) note(null)
        throw error
      }
    },
    onSuccess: async (house) => {
      await dropText(nameOf(personId))
      onMade(house)
    },
  })
  return {
    place,
    added,
    send,
    setHouse,
    setPictures,
    setRoom,
    setRooms,
    setEnglish: (english: boolean) => setDraft((before) => ({ ...before, english })),
    /** What is let whole is named, measured and described as its place until the host says otherwise. */
    fillRooms: useCallback(
      () =>
        setDraft((before) => {
          const [first, ...others] = before.rooms
          const { house } = before
          if (!first || !isWhole(before)) return before
          const filled = {
            ...first,
            name: first.name.vi === '' ? house.name : first.name,
            description: first.description.vi === '' ? house.summary : first.description,
            area: first.area === 0 ? house.area : first.area,
          }
          return { ...before, rooms: [filled, ...others] }
        }),
      [setDraft],
    ),
    /** The server's word holds for what was sent, and no longer. */
    mistakes: {
      ...(send.variables?.house === place.house && send.variables.rooms === place.rooms
        ? wrongOf(send.error?.fields)
        : {}),
      ...mistakesOf(place, added.unsettled),
    },
  }
}
export type Making = ReturnType<typeof useNewPlace>
