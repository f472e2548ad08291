// The few lines that stand inside every document. They start the app once the page has been painted, its main picture is
// there and the device is idle; or at the first touch of a key, finger or mouse. What was tapped or typed before the app
// answers is given to it afterwards. Plain: no imports, since this is inlined as it is.

const root = document.getElementById('root')
const files = (name: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content.split(' ').filter(Boolean) ?? []
const cookie = (name: string) => new RegExp(`(?:^|; )${name}=(\\w+)`).exec(document.cookie)?.[1]
const theme = cookie('theme')
if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
if (cookie('lang') === 'en') document.documentElement.lang = 'en'

let started = false
let tapped: HTMLElement | null = null
let sent: HTMLFormElement | null = null
const typed = new Map<HTMLInputElement | HTMLTextAreaElement, string>()

/** Things that do what they say without the app; they are not tapped twice. */
const NATIVE =
  'a[href],summary,label,input,select,textarea,[popovertarget],[commandfor],button[type=submit],form button:not([type])'

function start() {
  if (started) return
  started = true
  for (const file of files('ahead')) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = file
    document.head.append(link)
  }
  for (const file of files('start')) void import(/* @vite-ignore */ file)
}

const noteTap = ({ target }: Event) => {
  const button = target instanceof Element ? target.closest<HTMLElement>('button,[role=button],a') : null
  if (button && !button.matches(NATIVE)) tapped = button
}
const noteText = ({ target }: Event) => {
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
    typed.set(target, target.value)
}
/** A form that posts is for the app alone to send: no page of the server would answer it. */
const noteSend = (event: SubmitEvent) => {
  const { target } = event
  if (!(target instanceof HTMLFormElement) || target.method !== 'post') return
  event.preventDefault()
  sent = target
  start()
}

/** Writes what was typed once more, so that the app hears of it. */
function retype(field: HTMLInputElement | HTMLTextAreaElement, value: string) {
  const prototype =
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
  const write = Object.getOwnPropertyDescriptor(prototype, 'value')?.set
  if (!field.isConnected || !write || field.type === 'checkbox' || field.type === 'radio') return
  field.value = ''
  write.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

if (root?.firstElementChild) {
  const early = ['pointerdown', 'keydown', 'touchstart'] as const
  for (const name of early) addEventListener(name, start, { once: true, capture: true, passive: true })
  document.addEventListener('click', noteTap, true)
  document.addEventListener('input', noteText, true)
  document.addEventListener('submit', noteSend, true)
  document.addEventListener(
    'ghe:ready',
    () => {
      document.removeEventListener('click', noteTap, true)
      document.removeEventListener('input', noteText, true)
      document.removeEventListener('submit', noteSend, true)
      for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][disabled]'))
        link.disabled = false
      for (const [field, value] of typed) retype(field, value)
      if (tapped?.isConnected) tapped.click()
      // After the app has taken in what was typed.
      if (sent?.isConnected) setTimeout(() => sent?.requestSubmit())
    },
    { once: true },
  )
  const idle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(start, { timeout: 1500 }) : setTimeout(start, 200)
  const hero = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')
  const painted = () => requestAnimationFrame(() => setTimeout(idle))
  if (hero && !hero.complete) {
    hero.addEventListener('load', painted, { once: true })
    hero.addEventListener('error', painted, { once: true })
    setTimeout(painted, 4000)
  } else painted()
} else start()
export {}
