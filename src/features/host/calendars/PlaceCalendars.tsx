import { Trans } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { House } from '#contract/shapes/house.ts'
import type { PlaceCalendars as Calendars } from '#contract/shapes/calendar.ts'
import { outdated } from '#src/api/outdated.ts'
import { putAnswer, query } from '#src/api/query.ts'
import { useProblemText } from '#src/i18n/codeText.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { SectionCard } from '#src/ui/SectionCard.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { AddCalendar } from './AddCalendar.tsx'
import { FollowedCalendar } from './FollowedCalendar.tsx'
import { SharedCalendar } from './SharedCalendar.tsx'

/** A calendar that was just added is read a moment later: looked at again until it was. */
const LOOK_AGAIN = 2000
const unread = (data: Calendars | undefined) => data?.imports.some(({ triedAt }) => triedAt === null) ?? false

/** What a place shares with other sites, and which of theirs close its nights. */
export function PlaceCalendars({ house }: { readonly house: House }) {
  const format = useFormat()
  const client = useQueryClient()
  const input = { resort_id: house.id }
  const calendars = useQuery({
    ...query('calendar.mine', input),
    refetchInterval: ({ state }) => (unread(state.data) ? LOOK_AGAIN : false),
  })
  const problem = useProblemText(calendars.error)
  const roomName = (roomId: string | null) =>
    house.rooms.find(({ id }) => id === roomId)?.name[format.language] ?? house.name[format.language]
  const changed = (fresh: Calendars) => {
    putAnswer(client, 'calendar.mine', input, fresh)
    void outdated(client, 'host.calendar', 'host.rooms', 'resort.calendar')
  }
  return (
    <SectionCard
      title={<Trans>Đồng bộ lịch</Trans>}
      lead={<Trans>Cho chỗ ở đăng ở nhiều trang: đêm đã có khách ở nơi này thì nơi kia tự đóng.</Trans>}
    >
      {calendars.isPending && <Skeleton shape="block" />}
      {problem !== '' && !calendars.data && <Notice tone="danger">{problem}</Notice>}
      {calendars.data && (
        <>
          <SectionHeading level={3} lead={<Trans>Lịch chỉ có ngày, không có tên khách.</Trans>}>
            <Trans>Gửi lịch của Ghé đi</Trans>
          </SectionHeading>
          <ul className="stack-3" role="list">
            {calendars.data.shares.map(({ roomId, path }) => (
              <SharedCalendar
                key={roomId ?? house.id}
                resortId={house.id}
                roomId={roomId}
                name={roomName(roomId)}
                path={path}
                onChanged={changed}
              />
            ))}
          </ul>
          <SectionHeading
            level={3}
            lead={<Trans>Ghé đọc mỗi nửa giờ, và đóng các đêm đã có khách ở trang kia.</Trans>}
          >
            <Trans>Nhận lịch từ trang khác</Trans>
          </SectionHeading>
          <ul className="stack-3" role="list">
            {calendars.data.imports.map((one) => (
              <FollowedCalendar
                key={one.id}
                resortId={house.id}
                calendar={one}
                roomName={roomName(one.roomId)}
                onChanged={changed}
              />
            ))}
          </ul>
          <AddCalendar house={house} onAdded={changed} />
        </>
      )}
    </SectionCard>
  )
}
