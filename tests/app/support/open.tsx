import './layers.css'
import '#src/styles/fonts.css'
import '#src/styles/paper.css'
import '#src/styles/index.css'
import type { MessageDescriptor } from '@lingui/core'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { afterEach } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import type { Language } from '#contract/shapes/primitives.ts'
import { forgetTexts } from '#src/api/draftStore.ts'
import { dropSessionHint } from '#src/api/session.ts'
import { prepareFrame } from '#src/app/frame/deferredParts.ts'
import { createAppRouter } from '#src/router.tsx'
import { dismissToast, toastStore } from '#src/ui/toasts.ts'
import { answerAnybody, answerFrame } from './frame.ts'
import { PEOPLE, type Who } from './people.ts'

type Options = {
  /** Who sits there; nobody when not said. */
  as?: Who
  language?: Language
  /** Of the window, in px: a phone's when not said. */
  width?: number
  height?: number
}

/** What a screen says for a text of the source: `words(msg`Xin hủy`)`. A text that no loaded catalog has is an error. */
type Words = (text: MessageDescriptor, values?: Readonly<Record<string, string | number>>) => string

/** Ends what the open screen still asks for. */
let leave = async (): Promise<void> => {}

/** Opens a screen of the app at its address, as `main.tsx` does in the empty shell: real routes, words, queries and frame. */
export async function open(
  address: string,
  { as = 'nobody', language = 'vi', width = 360, height = 800 }: Options = {},
) {
  await page.viewport(width, height)
  document.documentElement.lang = language
  answerAnybody()
  if (as === 'nobody') dropSessionHint()
  else {
    document.cookie = 'signed_in=1; Path=/; SameSite=Lax'
    answerFrame(PEOPLE[as])
  }
  const history = createMemoryHistory({ initialEntries: [address] })
  const router = createAppRouter({ preferences: { language, currency: 'VND', theme: 'light' }, history })
  // A movement between pages is cut short by whatever a test does next; a pointer that came to rest over a link asks for nothing.
  router.update({ ...router.options, defaultViewTransition: false, defaultPreload: false })
  const { words } = router.options.context.locale
  leave = () => {
    // A page that is on its way somewhere arrives nowhere any more: nobody would answer what it asks there.
    router.load = () => Promise.resolve()
    return router.options.context.queryClient.cancelQueries()
  }
  await Promise.all([words.speak(language, ['frame']), prepareFrame(), router.load()])
  const root = document.createElement('div')
  root.id = 'root'
  document.body.append(root)
  await render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
    { container: root },
  )
  const said: Words = ({ id, ...text }, values = {}) => {
    if (!(id in words.i18n.messages)) throw new Error(`"${text.message}" is in none of the page's catalogs`)
    return words.i18n._(id, values).replaceAll(/<\/?\d+\/?>/g, '')
  }
  return {
    words: said,
    /** Where the app is now: path and query. */
    at: () => router.state.location.href,
    router,
  }
}

afterEach(async () => {
  // First: a page that is still there would notice that its person is gone.
  await cleanup()
  await leave()
  document.getElementById('root')?.remove()
  for (const name of ['signed_in', 'lang', 'currency', 'theme'])
    document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`
  localStorage.clear()
  sessionStorage.clear()
  for (const { id } of toastStore.read()) dismissToast(id)
  await forgetTexts()
})
