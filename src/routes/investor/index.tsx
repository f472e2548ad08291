import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { later } from '#src/app/later.ts'

export const Route = createFileRoute('/investor/')({
  staticData: { title: msg`Dành cho nhà đầu tư`, catalogs: ['later'], access: 'investor.read' },
  ...later,
})
