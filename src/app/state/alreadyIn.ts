import { msg } from '@lingui/core/macro'
import type { AppRouter } from '#src/router.tsx'
import { toast } from '#src/ui/toasts.ts'
import { takeLedHome } from '../middleware.ts'

/** Who opens a page for signing in while signed in is led home, and told why once they are there. */
export function watchLedHome(router: AppRouter): void {
  const { words, preferences } = router.options.context.locale
  const tell = async () => {
    if (!takeLedHome()) return
    await words.speak(preferences.now.language, ['frame'])
    toast.info(words.i18n._(msg`Bạn đã đăng nhập rồi.`))
  }
  void tell()
  router.subscribe('onResolved', () => void tell())
}
