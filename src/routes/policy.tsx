import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { later } from '#src/app/later.ts'

export const Route = createFileRoute('/policy')({
  staticData: { title: msg`Chính sách bảo mật`, catalogs: ['later'], rendered: true },
  ...later,
})
