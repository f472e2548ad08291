import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { COUNTRY, type MapBox } from '#contract/shapes/position.ts'
import { MAX_PAGE_SIZE } from '#contract/shapes/primitives.ts'
import type { SearchCard } from '#contract/shapes/search.ts'
import { queryKeeping } from '#src/api/query.ts'
import type { RoomSearch } from '#src/api/staySearch.ts'
import { Fit } from '#src/app/map/Fit.tsx'
import { MapView } from '#src/app/map/MapView.tsx'
import { Button } from '#src/ui/Button.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { stayOf } from '../stayOf.ts'
import { MapCard } from './MapCard.tsx'
import { Pins, type Placed } from './Pins.tsx'
import styles from './ResultsMap.module.css'

export interface ResultsMapProps {
  readonly search: RoomSearch
  /** Another search, of the piece of the map that is seen. */
  readonly onSearch: (changes: Partial<RoomSearch>) => void
  readonly onClose: () => void
}

const isPlaced = (card: SearchCard): card is Placed => card.position !== null
const everywhere: MapBox = [COUNTRY.west, COUNTRY.south, 109.6, COUNTRY.north]

/** The piece of the map that holds all of them. */
function boxAround(cards: readonly Placed[]): MapBox {
  if (cards.length === 0) return everywhere
  const lats = cards.map(({ position }) => position.lat)
  const lngs = cards.map(({ position }) => position.lng)
  return [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)]
}

/** The results of a search on a map: pins with prices, in the order of the list, and a card of the one that is chosen. */
export function ResultsMap({ search, onSearch, onClose }: ResultsMapProps) {
  const { t } = useLingui()
  const { data, error, isPlaceholderData, refetch } = useQuery(
    queryKeeping('search.resorts', { ...search, page_size: MAX_PAGE_SIZE, page_number: undefined }),
  )
  const [chosenId, setChosen] = useState<string | null>(null)
  const [moved, setMoved] = useState<MapBox | null>(null)
  const cards = data?.data.filter(isPlaced) ?? []
  const chosen = cards.find(({ resortId }) => resortId === chosenId)
  const total = data?.total_rows ?? 0
  const searchHere = () => {
    if (moved === null) return
    setMoved(null)
    onSearch({ within: [...moved], project_area_id: null, page_number: undefined })
  }
  // Where a search of a piece of the map is shown, that piece stays as it is.
  const piece = asBox(search.within)
  const box = piece ?? (data && !isPlaceholderData ? boxAround(cards) : null)
  return (
    <div className={styles.whole} aria-busy={isPlaceholderData}>
      {(data || error) && (
        <MapView
          label={t`Bản đồ kết quả`}
          start={{ box: piece ?? boxAround(cards) }}
          onMoved={setMoved}
          onTap={() => setChosen(null)}
          otherwise={<Trans>Danh sách kết quả vẫn ở ngay bên cạnh, đóng bản đồ là thấy.</Trans>}
        >
          {(engine) => (
            <>
              <Fit engine={engine} box={box} still={piece !== null} />
              <Pins engine={engine} cards={cards} chosen={chosenId} onChoose={setChosen} />
            </>
          )}
        </MapView>
      )}
      <div className={styles.top}>
        <IconButton icon="close" tone="float" label={t`Đóng bản đồ`} onClick={onClose} />
        {moved !== null && (
          <Button icon="search" tone="primary" size="small" onClick={searchHere}>
            <Trans>Tìm ở khu vực này</Trans>
          </Button>
        )}
        <p className={styles.count} role="status">
          {data && !isPlaceholderData && <Plural value={total} _0="Không có chỗ nào ở đây" other="# chỗ ở" />}
          {total > MAX_PAGE_SIZE && <Trans>, hiện {MAX_PAGE_SIZE} chỗ đầu; phóng to để thấy thêm</Trans>}
        </p>
      </div>
      {error && !data && (
        <p className={styles.note} role="alert">
          <Trans>Chưa tìm được.</Trans>
          <Button size="small" onClick={() => void refetch()}>
            <Trans>Thử lại</Trans>
          </Button>
        </p>
      )}
      {chosen && (
        <div className={styles.card}>
          <MapCard card={chosen} stay={stayOf(search)} onClose={() => setChosen(null)} />
        </div>
      )}
    </div>
  )
}

/** What an address says, which may be of any length. */
function asBox(within: RoomSearch['within']): MapBox | null {
  const [west, south, east, north] = within ?? []
  return west === undefined || south === undefined || east === undefined || north === undefined
    ? null
    : [west, south, east, north]
}
