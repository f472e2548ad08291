import { useRouter } from '@tanstack/react-router'
import { Suspense, useState, type ComponentType, type ReactNode } from 'react'
import { useLocale, usePreferences } from '#src/i18n/Locale.tsx'
import { intent } from '#src/ui/intent.ts'
import type { SignInSheetProps } from './SignInSheet.tsx'

type Wish = Omit<SignInSheetProps, 'onClose'>

/**
 * Asks somebody who is not signed in to sign in right here, and goes on with what they wanted. Nothing of it is loaded before
 * somebody comes near; where it cannot be loaded, the page for signing in asks instead.
 */
export function useSignInHere(): {
  ask: (wish: Wish) => void
  /** Whether it is being asked now. */
  asked: boolean
  /** Handlers for what will ask. */
  near: ReturnType<typeof intent>
  sheet: ReactNode
} {
  const router = useRouter()
  const { words } = useLocale()
  const { language } = usePreferences()
  const [wish, setWish] = useState<{ of: Wish; Part: ComponentType<SignInSheetProps> } | null>(null)
  const load = async () => {
    const [{ SignInSheet }] = await Promise.all([
      import('./SignInSheet.tsx'),
      words.speak(language, ['proof', 'frame']),
    ])
    return SignInSheet
  }
  return {
    ask: (of) =>
      void load().then(
        (Part) => setWish({ of, Part }),
        () => router.navigate({ to: '/login', search: { back: router.latestLocation.href } }),
      ),
    asked: wish !== null,
    near: intent(load),
    sheet: wish && (
      <Suspense>
        <wish.Part {...wish.of} onClose={() => setWish(null)} />
      </Suspense>
    ),
  }
}
