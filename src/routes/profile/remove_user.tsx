import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { Guarded } from '#src/app/Guarded.tsx'
import { useForgetHere } from '#src/app/state/session.ts'
import { titleHead } from '#src/app/title.ts'
import { Farewell } from '#src/features/profile/leave/Farewell.tsx'
import { RemoveAccountPage } from '#src/features/profile/leave/RemoveAccountPage.tsx'

export const Route = createFileRoute('/profile/remove_user')({
  staticData: {
    title: msg`Xóa tài khoản`,
    catalogs: ['profile', 'proof'],
    access: 'signedIn',
    outlives: true,
  },
  head: titleHead,
  component: Page,
})

function Page() {
  const forgetHere = useForgetHere()
  const [leavesAt, setLeavesAt] = useState<string | null>(null)
  // Who has left is no longer known here; the farewell needs nobody.
  if (leavesAt !== null) return <Farewell leavesAt={leavesAt} />
  return (
    <Guarded capability="account.remove">
      <RemoveAccountPage
        onLeft={(at) => {
          setLeavesAt(at)
          void forgetHere()
        }}
      />
    </Guarded>
  )
}
