import type { QueryClient } from '@tanstack/react-query'
import { WIRE } from '#src/api/wire.ts'
import type { EndpointName } from '#contract/endpoints.ts'
import { LANGUAGE_CODES } from '#contract/shapes/primitives.ts'
import { forgetPerson, isPersonal } from '#src/api/publicKey.ts'
import { keptHere, noteKept } from '#src/api/keptHere.ts'
import { forgetGate } from '#src/api/gateUsed.ts'
import { hasSessionHint, onSessionChange, onSessionEnd, sessionChanged } from '#src/api/session.ts'
import { fallbackPages, type AppRouter } from '#src/router.tsx'
import { keepGateReady } from './gateKit.ts'
import { forgetToken, storedToken } from '#src/api/pushToken.ts'
import { watchNotices, watchPushes } from './news.ts'
import { watchOutbox } from './outbox.ts'
import { keepWorkplaces } from './workplaces.ts'
import { missingStyles } from '#src/ui/missingParts.ts'
import { insist } from '#src/ui/part.ts'
import { watchLedHome } from './state/alreadyIn.ts'
import { watchInstall } from './state/install.ts'
import {
  handOver,
  onFirstWorker,
  onForgotten,
  onRefreshed,
  onTap,
  startWorker,
  takeLink,
  workerInCharge,
  whenIdle,
} from './worker.ts'

const isCall = (name: unknown): name is EndpointName => typeof name === 'string' && name in WIRE

/**
 * Somebody else came to this device: nothing of the person before stays, and what the pages want to know they ask anew.
 * Taking the questions away as well would leave those who wait for an answer waiting for good.
 */
async function askForSomebodyElse({ options: { context }, invalidate }: AppRouter): Promise<void> {
  await context.queryClient.resetQueries({ predicate: isPersonal })
  await invalidate()
}

const SIGN_IN: ReadonlySet<string> = new Set(['/login', '/desk/login'])

/** Who was on a page of their own is asked to sign in, and comes back afterwards. */
function leavePrivatePage(router: AppRouter): void {
  if (router.state.matches.some(({ staticData }) => staticData.outlives)) return
  const access = router.state.matches.map(({ staticData }) => staticData.access).findLast(Boolean)
  if (access === undefined || access === 'everyone' || access === 'signedOut') return
  if (access === 'kept' && keptHere() === 'open') return
  // The page left behind is still shown while the way to the sign-in page is being walked.
  if (SIGN_IN.has(router.latestLocation.pathname)) return
  void router.navigate({ to: '/login', search: { back: router.latestLocation.href }, replace: true })
}

/** What was shown before there was a worker goes to it, for the first visit without a network. */
function handOverAnswers(client: QueryClient, language: 'vi' | 'en'): void {
  const answers = client
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey: [name, input], state }) =>
      isCall(name) && WIRE[name].lookup && state.status === 'success'
        ? [{ name, input, language: LANGUAGE_CODES[language], data: state.data }]
        : [],
    )
  handOver(answers)
}

/** A tapped notification leads to its notice: in this window when it is told so, and after a start that lost the address. */
function followTaps(router: AppRouter): void {
  const open = (id: string) => void router.navigate({ to: '/notification/{-$id}', params: { id } })
  onTap(open)
  void takeLink().then((id) => {
    if (id !== null && !router.latestLocation.pathname.startsWith('/notification/')) open(id)
  })
}

/** What the app does once it answers taps. `carried`: the page came from the server with its answers inside. */
export function afterStart(router: AppRouter, carried: boolean): void {
  const { queryClient, locale } = router.options.context
  startWorker()
  watchInstall()
  watchNotices(queryClient)
  watchPushes(queryClient)
  followTaps(router)
  watchLedHome(router)
  if (storedToken() !== null)
    whenIdle(() => void insist(() => import('./push.ts')).then(({ renewToken }) => renewToken()))
  watchOutbox(queryClient, isPersonal)
  // Before there is a worker, a page that is not there says so only if what says it is.
  const whatIsMissing = () => void Promise.all([fallbackPages(), missingStyles()]).catch(() => undefined)
  whenIdle(whatIsMissing)
  addEventListener('online', whatIsMissing)
  void keepGateReady(queryClient)
  keepWorkplaces(router)
  if (navigator.serviceWorker?.controller)
    whenIdle(
      () =>
        void insist(() => import('./documents.ts')).then(({ keepDocuments }) => keepDocuments(queryClient)),
    )
  onFirstWorker(() => {
    void insist(() => import('./documents.ts')).then(({ keepDocuments }) => keepDocuments(queryClient))
    noteSession()
    handOverAnswers(queryClient, locale.preferences.now.language)
    // What is a person's own goes past the worker once more: only then does it know whose it is.
    void queryClient.invalidateQueries({ predicate: isPersonal })
  })
  // By name alone: the worker read the input from an address, where a number is its text.
  onRefreshed((name) => void queryClient.invalidateQueries({ queryKey: [name] }))
  const noteSession = () => {
    if (hasSessionHint() && workerInCharge()) noteKept('open')
  }
  noteSession()
  onSessionChange(noteSession)
  onForgotten((another) => {
    if (!another && keptHere() === 'open') noteKept(null)
    forgetGate()
    // Pushes belong to who turned them on: the next person's browser allows them, and they have not asked.
    forgetToken()
    void insist(() => import('#src/api/draftStore.ts')).then(({ forgetTexts }) => forgetTexts())
    if (another) return void askForSomebodyElse(router)
    forgetPerson(queryClient)
    sessionChanged()
    if (!hasSessionHint()) leavePrivatePage(router)
  })
  onSessionEnd(() => {
    // A session that is over takes nothing off the device: what it keeps is shown on, with its age.
    if (keptHere() !== 'open') forgetPerson(queryClient)
    leavePrivatePage(router)
  })
  if (carried)
    void insist(() => import('./persist.ts')).then(({ keepPublicAnswers }) =>
      keepPublicAnswers(queryClient, locale.preferences.now.language),
    )
}
