import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { isDeclined, knowsPasskeys, signInByPasskey } from '#src/app/passkey.ts'
import { Button } from '#src/ui/Button.tsx'
import { SignInRefusal } from '../parts/SignInRefusal.tsx'

const never = () => () => {}

/** The second way in: the device's own lock. Shown where the browser knows passkeys. */
export function PasskeyButton({ onSignedIn }: { readonly onSignedIn: () => void | Promise<void> }) {
  const known = useSyncExternalStore(never, knowsPasskeys, () => false)
  const signIn = useMutation({ mutationFn: signInByPasskey, onSuccess: () => void onSignedIn() })
  if (!known) return null
  return (
    <>
      <Button block icon="key" busy={signIn.isPending} onClick={() => signIn.mutate()}>
        <Trans>Đăng nhập bằng khóa đăng nhập</Trans>
      </Button>
      <SignInRefusal error={isDeclined(signIn.error) ? null : signIn.error} onSignedIn={onSignedIn} />
    </>
  )
}
