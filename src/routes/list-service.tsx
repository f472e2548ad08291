import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { later } from '#src/app/later.ts'

export const Route = createFileRoute('/list-service')({
  staticData: { title: msg`Dịch vụ và trải nghiệm`, catalogs: ['later'], rendered: true },
  ...later,
})
