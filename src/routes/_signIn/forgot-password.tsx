import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { later } from '#src/app/later.ts'

export const Route = createFileRoute('/_signIn/forgot-password')({
  staticData: { title: msg`Quên mật khẩu`, catalogs: ['later'], rendered: true },
  ...later,
})
