import { Trans } from '@lingui/react/macro'
import type { RoomSearch } from '#src/api/staySearch.ts'

/** Rooms that are free: filters, the recommended block, results, sorting. `onSearch` changes the address. */
export function ListRoomPage(_props: { search: RoomSearch; onSearch: (search: RoomSearch) => void }) {
  return (
    <h1>
      <Trans>Tìm chỗ ở</Trans>
    </h1>
  )
}
