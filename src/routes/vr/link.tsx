import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { later } from '#src/app/later.ts'

export const Route = createFileRoute('/vr/link')({
  staticData: { title: msg`Tham quan thực tế ảo`, catalogs: ['later'] },
  ...later,
})
