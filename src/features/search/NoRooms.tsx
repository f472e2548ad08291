import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { RoomSearch } from '#src/api/staySearch.ts'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { NO_FILTERS } from './filters/chosen.ts'

export interface NoRoomsProps {
  readonly search: RoomSearch
  /** Whether the map is open beside; it stays. */
  readonly map: boolean
}

/** Nothing fits: which door to open instead. */
export function NoRooms({ search, map }: NoRoomsProps) {
  const all = { ...search, map: map || undefined, page_number: undefined }
  return (
    <EmptyState
      picture="boat"
      title={<Trans>Không còn chỗ nào hợp với những điều kiện này</Trans>}
      action={
        <>
          <Link to="/list-room" search={{ ...all, ...NO_FILTERS }} {...buttonLook({ tone: 'primary' })}>
            <Trans>Bỏ các bộ lọc</Trans>
          </Link>
          <Link
            to="/list-room"
            search={{ ...all, project_area_id: null, within: undefined }}
            {...buttonLook({ tone: 'secondary' })}
          >
            <Trans>Tìm ở mọi nơi</Trans>
          </Link>
        </>
      }
    >
      <p>
        <Trans>Thử đổi ngày, bớt bộ lọc hoặc tìm ở một nơi khác.</Trans>
      </p>
    </EmptyState>
  )
}
