import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { titleHead } from '#src/app/title.ts'
import { InvestorPage } from '#src/features/investor/InvestorPage.tsx'

export const Route = createFileRoute('/investor/')({
  staticData: { title: msg`Dành cho nhà đầu tư`, catalogs: ['investor'], access: 'investor.read' },
  head: titleHead,
  component: InvestorPage,
})
