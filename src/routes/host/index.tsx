import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#src/app/title.ts'
import { TodayPage } from '#src/features/host/today/TodayPage.tsx'

export const Route = createFileRoute('/host/')({
  head: ({ match }) => pageHead(match, msg`Hôm nay`),
  component: TodayPage,
})
