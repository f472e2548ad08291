import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { later } from '#src/app/later.ts'

export const Route = createFileRoute('/profile/favorite-place')({
  staticData: { title: msg`Nơi yêu thích`, catalogs: ['later'], access: 'signedIn' },
  ...later,
})
