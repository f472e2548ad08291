import { msg } from '@lingui/core/macro'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { pageHead } from '#src/app/title.ts'
import { EditBookingPage } from '#src/features/booking/EditBookingPage.tsx'
import { isEditScreen } from '#src/features/booking/edit/screens.ts'

export const Route = createFileRoute('/booking/edit/$screen/{-$key}')({
  staticData: { catalogs: ['booking', 'stay', 'changing'], access: 'signedIn' },
  params: {
    parse: ({ screen, key }) => {
      if (!isEditScreen(screen)) throw notFound()
      return { screen, key }
    },
    stringify: ({ screen, key }) => ({ screen, key }),
  },
  head: ({ match }) => pageHead(match, msg`Sửa đặt phòng`),
  component: Page,
})

function Page() {
  const { screen, key } = Route.useParams()
  return <EditBookingPage screen={screen} draftKey={key ?? null} />
}
