import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { later } from '#src/app/later.ts'

export const Route = createFileRoute('/desk/login')({
  staticData: { title: msg`Đăng nhập nhân viên`, catalogs: ['later'], frame: 'plain' },
  ...later,
})
