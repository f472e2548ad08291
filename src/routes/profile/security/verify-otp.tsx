import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { later } from '#src/app/later.ts'

export const Route = createFileRoute('/profile/security/verify-otp')({
  staticData: { title: msg`Xác minh mã`, catalogs: ['later'], access: 'signedIn' },
  ...later,
})
