import { msg } from '@lingui/core/macro'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { query } from '#src/api/query.ts'
import { titleHead } from '#src/app/title.ts'
import { PasskeyPanel } from '#src/features/account/passkey/PasskeyPanel.tsx'
import { ConfirmPerson } from '#src/features/profile/security/ConfirmPerson.tsx'
import { useSecurity } from '#src/features/profile/security/useSecurity.ts'
import { SecurityPage } from '#src/features/profile/security/SecurityPage.tsx'

export const Route = createFileRoute('/profile/security/')({
  staticData: { title: msg`Bảo mật`, catalogs: ['profile', 'proof', 'account'], access: 'signedIn' },
  head: titleHead,
  component: Page,
})

function Page() {
  const { isPending } = useQuery(query('passkey.list', {}))
  return <SecurityPage otherWays={<Passkeys />} waysKnown={!isPending} />
}

function Passkeys() {
  const { security } = useSecurity()
  return (
    <PasskeyPanel confirm={(done) => security && <ConfirmPerson security={security} onConfirmed={done} />} />
  )
}
