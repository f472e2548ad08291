import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { later } from '#src/app/later.ts'

export const Route = createFileRoute('/profile/security/')({
  staticData: { title: msg`Bảo mật`, catalogs: ['later'], access: 'signedIn' },
  ...later,
})
