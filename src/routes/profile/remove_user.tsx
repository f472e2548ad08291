import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { later } from '#src/app/later.ts'

export const Route = createFileRoute('/profile/remove_user')({
  staticData: { title: msg`Xóa tài khoản`, catalogs: ['later'], access: 'signedIn' },
  ...later,
})
