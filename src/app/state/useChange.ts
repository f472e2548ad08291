import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { Preferences } from '#src/i18n/preferences.ts'
import { useChangePreferences } from '#src/i18n/Locale.tsx'

/**
 * Changes language, currency or light at once. Nothing is loaded anew and nothing that was typed is lost; what the
 * server says in a language is asked again behind the screen.
 */
export function useChange(): (changes: Partial<Preferences>) => Promise<void> {
  const change = useChangePreferences()
  const queryClient = useQueryClient()
  const router = useRouter()
  return async (changes) => {
    await change(changes)
    if (changes.language === undefined) return
    await queryClient.invalidateQueries()
    await router.invalidate()
  }
}
