import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { isDeclined, knowsPasskeys, offerInAutofill, signInByPasskey } from '#src/app/passkey.ts'
import { Button } from '#src/ui/Button.tsx'
import { SignInRefusal } from '#src/app/proof/SignInRefusal.tsx'

const never = () => () => {}

interface PasskeyButtonProps {
  readonly onSignedIn: () => void | Promise<void>
  /** Somebody is on the way in another way: passkeys are not offered meanwhile. */
  readonly elsewhere: boolean
}

/**
 * The second way in: the device's own lock. Shown where the browser knows passkeys, and by the server, which takes it for one
 * that does: were it to come later, everything in the middle of a high window would move under the finger.
 */
export function PasskeyButton({ onSignedIn, elsewhere }: PasskeyButtonProps) {
  const known = useSyncExternalStore(never, knowsPasskeys, () => true)
  const signIn = useMutation({ mutationFn: signInByPasskey, onSuccess: () => void onSignedIn() })
  const { mutate, isPending, isSuccess } = signIn
  const offered = !elsewhere && !isPending && !isSuccess
  useEffect(() => (offered ? offerInAutofill(mutate) : undefined), [offered, mutate])
  if (!known) return null
  return (
    <>
      <Button block icon="key" busy={isPending} onClick={() => mutate(null)}>
        <Trans>Đăng nhập bằng khóa truy cập</Trans>
      </Button>
      <SignInRefusal error={isDeclined(signIn.error) ? null : signIn.error} onSignedIn={onSignedIn} />
    </>
  )
}
