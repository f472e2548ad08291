import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#src/app/title.ts'
import { NowPage } from '#src/features/booking/NowPage.tsx'

export const Route = createFileRoute('/booking/now')({
  staticData: { catalogs: ['booking'], access: 'kept', frame: 'bare' },
  head: ({ match }) => pageHead(match, msg`Mã nhận phòng`),
  component: NowPage,
})
