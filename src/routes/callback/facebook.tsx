import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { later } from '#src/app/later.ts'

export const Route = createFileRoute('/callback/facebook')({
  staticData: { title: msg`Đăng nhập bằng Facebook`, catalogs: ['later'], frame: 'plain' },
  ...later,
})
