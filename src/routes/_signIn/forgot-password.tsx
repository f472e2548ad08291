import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { titleHead } from '#src/app/title.ts'
import { LaterPage } from '#src/features/later/LaterPage.tsx'

export const Route = createFileRoute('/_signIn/forgot-password')({
  staticData: { title: msg`Quên mật khẩu`, catalogs: ['later'], rendered: true },
  head: titleHead,
  component: LaterPage,
})
