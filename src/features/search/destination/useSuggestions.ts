import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { query } from '#src/api/query.ts'
import type { LookupItem } from '#contract/shapes/lookup.ts'
import type { Suggestion } from '#contract/shapes/search.ts'
import { namedBy, type Named } from './naming.ts'

/** Who does not type for so long, in ms, is told which places are called so. */
const PAUSE = 200
const LETTERS = 2

export type Choice =
  | { readonly id: string; readonly named: Named }
  | { readonly id: string; readonly place: Suggestion }

/** What was typed may mean: areas and kinds at once, places by their names once the server has said. */
export function useSuggestions(typed: string, areas: readonly LookupItem[]) {
  const text = typed.trim()
  const [paused, setPaused] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  const asked = text.length >= LETTERS
  const { data, isError } = useQuery({
    ...query('search.suggestions', { search_content: paused }),
    enabled: asked && paused === text,
  })
  const places = paused === text ? data : undefined
  const choices: Choice[] = [
    ...namedBy(text, areas).map((named) => ({ id: `${named.area?.id ?? ''}-${named.type ?? ''}`, named })),
    ...(places ?? []).map((place) => ({ id: place.resortId, place })),
  ]
  const failed = asked && paused === text && isError
  return { choices, waiting: asked && places === undefined && !failed, failed }
}
