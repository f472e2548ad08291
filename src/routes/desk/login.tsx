import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { titleHead } from '#src/app/title.ts'
import { LaterPage } from '#src/features/later/LaterPage.tsx'

export const Route = createFileRoute('/desk/login')({
  staticData: { title: msg`Đăng nhập nhân viên`, catalogs: ['later'], frame: 'plain' },
  head: titleHead,
  component: LaterPage,
})
