import { useEffect, useRef } from 'react'
import { writeSearches } from '#src/api/recentSearches.ts'
import type { RoomSearch } from '#src/api/staySearch.ts'
import { useToday } from '#src/i18n/useToday.ts'
import type { LookupItem } from '#contract/shapes/lookup.ts'
import { NearMe } from './NearMe.tsx'
import { keepSearch, useRecents } from './recents.ts'
import { RecentSearches } from './RecentSearches.tsx'
import { SuggestField } from './SuggestField.tsx'
import type { Choice } from './useSuggestions.ts'
import styles from './Asking.module.css'

export interface AskingProps {
  readonly areas: readonly LookupItem[]
  readonly value: RoomSearch
  readonly typed: string
  readonly onType: (typed: string) => void
  readonly onChoose: (choice: Choice) => void
  readonly onNear: (area: number) => void
  readonly onRecent: (search: RoomSearch) => void
}

/** Where one may go without a list: by letters, by where one is, or where one looked before. */
export function Asking({ areas, value, typed, onType, onChoose, onNear, onRecent }: AskingProps) {
  const box = useRef<HTMLDivElement>(null)
  const today = useToday()
  const recents = useRecents(today)

  useEffect(() => {
    const form = box.current?.closest('form')
    const keep = () => keepSearch(value, today)
    form?.addEventListener('submit', keep)
    return () => form?.removeEventListener('submit', keep)
  }, [value, today])

  return (
    <div ref={box} className={styles.scripted}>
      <SuggestField areas={areas} typed={typed} onType={onType} onChoose={onChoose} />
      <div hidden={typed !== ''}>
        <NearMe areas={areas} onChoose={onNear} />
        {recents.length > 0 && (
          <RecentSearches
            areas={areas}
            searches={recents}
            onChoose={onRecent}
            onForget={() => writeSearches(null)}
          />
        )}
      </div>
    </div>
  )
}
