// The few lines that stand inside every document. They start the app once the page has been painted, its main picture is
// there and the device is idle; or at the first touch of a key, finger or mouse. What was tapped or typed before the app
// answers is given to it afterwards. Plain: no imports, since this is inlined as it is.

const root = document.getElementById('root')
const files = (name: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content.split(' ').filter(Boolean) ?? []
const cookie = (name: string) => new RegExp(`(?:^|; )${name}=(\\w+)`).exec(document.cookie)?.[1]
if (cookie('lang') === 'en') document.documentElement.lang = 'en'
// Who came from elsewhere has the language in the address; by now it is kept, and the pages go on without it.
const here = new URL(location.href)
if (here.searchParams.has('lang')) {
  here.searchParams.delete('lang')
  history.replaceState(null, '', here)
}

/** A search does not wait longer than this for the app, in ms. */
const PATIENCE = 10_000

/** A shell that nobody looks at paints nothing; its app starts after so long, in ms. */
const UNSEEN = 400

/** After so long, in ms, a form is offered to the app once more. */
const AGAIN = 50

let started = false
let dressed = false
let answers = false
let tapped: HTMLElement[] = []
let sent: HTMLFormElement | null = null
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
const typed = new Map<Field, string | boolean>()

/** A part of the page whose script comes last (src/ui/deferred.tsx). */
const COMING = '[data-coming]'
/** As that, of which the script comes once it is looked at: what is tapped there is for it alone. */
const LATER = '[data-later]'
/** A part that comes by itself: what stands within a later one waits with that. */
const SOON = `${COMING}:not(${LATER} *)`
/** The frame comes last of all (src/app/frame). */
const FRAME = '[data-frame]>header,[data-frame]>[popover]'
let framed = false
const waits = (target: Element) =>
  !answers || target.closest(`${COMING},${LATER}`) !== null || (!framed && target.closest(FRAME) !== null)
/** Parts of one form belong together: what is given to one makes the others new. */
const due = (target: Element) => !waits(target) && !target.closest('form')?.querySelector(SOON)

/** Things that do what they say without the app; they are not tapped twice. */
const NATIVE =
  'a[href],summary,label,input,select,textarea,[popovertarget],[commandfor],button[type=submit],form button:not([type])'

/** The thing that was tapped, where nothing but the app can do what it says. */
const tappedIn = (target: EventTarget | null) => {
  const button = target instanceof Element ? target.closest<HTMLElement>('button,[role=button],a') : null
  return button?.matches(NATIVE) === false ? button : null
}

/** Fetches a file of the app; a sheet that does not come keeps nobody from going on. */
const link = (rel: string, href: string) =>
  new Promise((done) => {
    const tag = document.createElement('link')
    document.head.append(Object.assign(tag, { rel, href, onload: done, onerror: done }))
  })

/** Fetches scripts that will be asked for, those within others too; each in a turn of its own: together they would keep a slow phone from answering. */
const ahead = (name: string) => {
  for (const file of files(name)) setTimeout(() => void link('modulepreload', file))
}

function start() {
  if (started) return
  started = true
  ahead('ahead')
  for (const file of files('start')) void import(/* @vite-ignore */ file)
}

/** The empty shell: its style sheets, and then the app, which would be drawn without them; the files come side by side. */
function dress() {
  if (dressed) return
  dressed = true
  for (const file of files('start')) void link('modulepreload', file)
  void Promise.all(files('sheets').map((file) => link('stylesheet', file))).then(start)
}

/** What is kept for later is not heard now: a part may begin to hear taps a moment before it says so, and they would count twice. */
const keep = (event: Event, target: HTMLElement) => {
  event.stopPropagation()
  tapped.push(target)
}
/** A segment of a search, a sheet on a phone, that is done by its button or a choice (src/features/search/widget/segments.ts). */
function doneWith(segment: HTMLDetailsElement | null) {
  // After the choice itself; the focus goes back to its name.
  setTimeout(() => {
    segment?.removeAttribute('open')
    segment?.querySelector('summary')?.focus()
  })
}
const noteTap = (event: MouseEvent) => {
  const { target } = event
  if (target instanceof Element && waits(target)) {
    const close = target.closest('[data-closes]')
    if (close) {
      doneWith(close.closest('details'))
      return
    }
    if (event.detail > 0 && target.closest('label'))
      doneWith(target.closest<HTMLDetailsElement>('[data-closes-on-choice]'))
  }
  // Another language by itself is a link; once something was typed it must not take that away, so that the app changes it.
  const language = target instanceof Element ? target.closest<HTMLElement>('a[lang]') : null
  if (language && waits(language) && (answers || typed.size + tapped.length > 0)) {
    event.preventDefault()
    keep(event, language)
    start()
    return
  }
  const button = tappedIn(target)
  if (button && waits(button)) keep(event, button)
}
const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement
const isTicked = (field: Field): field is HTMLInputElement =>
  field.type === 'radio' || field.type === 'checkbox'
const noteText = ({ target }: Event) => {
  // What is kept must not come back over what was typed since.
  if (isField(target) && (waits(target) || typed.has(target)))
    typed.set(target, isTicked(target) ? target.checked : target.value)
}
/** Whether a field says something else than what the server wrote into it. */
const isChanged = (field: Field) =>
  field instanceof HTMLSelectElement
    ? Array.from(field.options).some(({ selected, defaultSelected }) => selected !== defaultSelected) &&
      field.querySelector('[selected]') !== null
    : isTicked(field)
      ? field.checked !== field.defaultChecked
      : field.type !== 'hidden' && field.value !== field.defaultValue
/** Whether something in a form has not been given to the app: a tap, or what was chosen once it is the app that sends it. */
const lacks = (form: HTMLFormElement) =>
  tapped.some((button) => form.contains(button)) ||
  (answers && [...typed.keys()].some((field) => form.contains(field)))
/**
 * A form that posts is for the app alone to send: no page of the server would answer it. Any other waits for the app only
 * when something in it needs the app; and without an app it is sent as it is.
 */
const noteSend = (event: SubmitEvent) => {
  const { target } = event
  if (!(target instanceof HTMLFormElement)) return
  const posts = target.method === 'post'
  if (posts ? answers : !lacks(target)) return
  event.preventDefault()
  event.stopPropagation()
  sent = target
  if (!posts) setTimeout(() => sent?.submit(), PATIENCE)
  start()
}
/**
 * The app says that it answers a little before it has taken over the last of the page, and a form that it does not hold yet
 * would leave for the server. Whatever the app did not take is sent once more.
 */
const noteUntaken = (event: SubmitEvent) => {
  const { target } = event
  if (!(target instanceof HTMLFormElement) || target.method !== 'post' || event.defaultPrevented) return
  event.preventDefault()
  sent = target
  setTimeout(send, AGAIN)
}
/** After what was tapped before it. */
function send() {
  const form = sent
  sent = null
  if (form?.isConnected) setTimeout(() => form.requestSubmit())
}

/** Writes what was typed or ticked once more, so that the app hears of it. */
function retype(field: Field, value: string | boolean) {
  if (!field.isConnected) return
  // The first makes the app take the field over as it stands, if it has not yet; only then a change is heard.
  field.dispatchEvent(new Event('input', { bubbles: true }))
  if (typeof value === 'boolean') {
    if (!(field instanceof HTMLInputElement)) return
    // The app believes what the field says, so that only a change is heard.
    field.checked = !value
    field.click()
    return
  }
  if (field instanceof HTMLSelectElement) {
    field.value = value
    field.dispatchEvent(new Event('change', { bubbles: true }))
    return
  }
  const prototype =
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
  field.value = ''
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Gives what was tapped and typed to the app, at once where it answers by now: whoever does more there has done that first. */
function give() {
  for (const [field, value] of typed)
    if (due(field)) {
      typed.delete(field)
      retype(field, value)
    }
  const now = tapped.filter(due)
  tapped = tapped.filter((button) => !now.includes(button))
  // One after another, so that the app has taken in the first before the next.
  for (const button of now) setTimeout(() => button.click())
  if (sent && !lacks(sent)) send()
}

if (root?.firstElementChild) {
  const early = ['pointerdown', 'keydown', 'touchstart'] as const
  for (const name of early) addEventListener(name, start, { once: true, capture: true, passive: true })
  // What was tapped, typed or chosen before these lines were read, which on a slow phone comes after the first paint.
  for (const target of window.tappedFirst ?? []) {
    const button = tappedIn(target)
    if (button && !button.matches('[data-closes]')) tapped.push(button)
  }
  delete window.tappedFirst
  for (const field of root.querySelectorAll<Field>('input,textarea,select'))
    if (isChanged(field)) typed.set(field, isTicked(field) ? field.checked : field.value)
  if (typed.size + tapped.length > 0) start()
  document.addEventListener('click', noteTap, true)
  document.addEventListener('input', noteText, true)
  document.addEventListener('submit', noteSend, true)
  // After the app, which listens further in.
  document.addEventListener('submit', noteUntaken)
  document.addEventListener(
    'ghe:ready',
    () => {
      answers = true
      ahead('soon')
      for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][disabled]'))
        link.disabled = false
      give()
    },
    { once: true },
  )
  document.addEventListener(
    'ghe:frame',
    () => {
      framed = true
      give()
    },
    { once: true },
  )
  document.addEventListener('ghe:there', give)
  const idle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(start, { timeout: 1500 }) : setTimeout(start, 200)
  const hero = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')
  const painted = () => requestAnimationFrame(() => setTimeout(idle))
  // A browser that is told to load no pictures has chosen none.
  if (hero && !hero.complete && hero.currentSrc !== '') {
    hero.addEventListener('load', painted, { once: true })
    hero.addEventListener('error', painted, { once: true })
    setTimeout(painted, 4000)
  } else painted()
} else {
  // The mark is painted before anything is asked for: a slow phone shows it sooner (docs/performance.md).
  if (PerformanceObserver.supportedEntryTypes.includes('paint') && !document.hidden) {
    new PerformanceObserver(dress).observe({ type: 'paint', buffered: true })
    setTimeout(dress, UNSEEN)
  } else dress()
}
export {}
