import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { RoomSearch } from '#src/api/staySearch.ts'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { NO_FILTERS } from './filters/chosen.ts'

export interface NoRoomsProps {
  readonly search: RoomSearch
}

/** Nothing fits: which door to open instead. */
export function NoRooms({ search }: NoRoomsProps) {
  return (
    <EmptyState
      picture="boat"
      title={<Trans>Không còn chỗ nào hợp với những điều kiện này</Trans>}
      action={
        <>
          <Link
            to="/list-room"
            search={{ ...search, ...NO_FILTERS, page_number: undefined }}
            {...buttonLook({ tone: 'primary' })}
          >
            <Trans>Bỏ các bộ lọc</Trans>
          </Link>
          <Link
            to="/list-room"
            search={{ ...search, project_area_id: null, within: undefined, page_number: undefined }}
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
