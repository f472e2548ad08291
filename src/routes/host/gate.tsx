import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { startEngine } from '#src/app/qr/startEngine.ts'
import { pageHead } from '#src/app/title.ts'
import { GatePage } from '#src/features/gate/GatePage.tsx'

export const Route = createFileRoute('/host/gate')({
  staticData: { catalogs: ['gate'], access: 'host.work' },
  head: ({ match }) => pageHead(match, msg`Ở cổng`),
  component: () => <GatePage startEngine={startEngine} />,
})
