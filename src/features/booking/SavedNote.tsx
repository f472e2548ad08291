import { SavedNote as Saved } from '#src/app/states/SavedNote.tsx'
import { useSessionHint } from '#src/app/state/sessionHint.ts'
import { isOnline } from '#src/app/worker.ts'
import { SignInToRenew } from './SignInToRenew.tsx'

/** Says that what is shown comes from the device, and how old it is; signing in makes it new where nothing else is missing. */
export function SavedNote({ at }: { readonly at: string | null }) {
  const signedIn = useSessionHint()
  return at !== null && !signedIn && isOnline() ? <SignInToRenew at={at} /> : <Saved at={at} />
}
