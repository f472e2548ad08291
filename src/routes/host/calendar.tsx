import { msg } from '@lingui/core/macro'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { pageHead } from '#src/app/title.ts'
import { CalendarPage } from '#src/features/host/calendar/CalendarPage.tsx'
import { readHostCalendar } from '../-search.ts'

export const Route = createFileRoute('/host/calendar')({
  validateSearch: readHostCalendar,
  head: ({ match }) => pageHead(match, msg`Lịch phòng`),
  component: Page,
})

function Page() {
  const navigate = useNavigate()
  return (
    <CalendarPage
      choice={Route.useSearch()}
      onChoose={(search) =>
        void navigate({
          to: '/host/calendar',
          search,
          replace: true,
          resetScroll: false,
        })
      }
    />
  )
}
