import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { later } from '#src/app/later.ts'

export const Route = createFileRoute('/_signIn/register')({
  staticData: { title: msg`Đăng ký`, catalogs: ['later'], rendered: true },
  ...later,
})
