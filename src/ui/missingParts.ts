/**
 * A stylesheet that did not come lets nobody read it. One that is on its way has none yet, and is left alone: whoever waits
 * for it would wait for good.
 */
function isMissing({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && !sheet.cssRules
  } catch {
    return true
  }
}

/** Stylesheets that were on their way when somebody looked, and those that came in another's place: asked for once more, not for ever. */
const watched = new WeakSet<HTMLLinkElement>()

/** Says again what is missing once a stylesheet that is on its way does not come. */
function watch(link: HTMLLinkElement): void {
  if (link.sheet !== null || link.disabled || watched.has(link)) return
  watched.add(link)
  link.addEventListener('error', () => void missingStyles().catch(() => undefined), { once: true })
}

/** Stylesheets that did not come are asked for anew and waited for: the browser asks for each only once. */
export async function missingStyles(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')
  links.forEach(watch)
  const failed = [...links].filter(isMissing)
  await Promise.all(
    failed.map((old) => {
      const link = document.createElement('link')
      for (const { name, value } of old.attributes) link.setAttribute(name, value)
      watched.add(link)
      return new Promise((resolve, reject) => {
        link.addEventListener('load', resolve)
        link.addEventListener('error', () => reject(new Error(`Unable to preload CSS for ${link.href}`)))
        old.replaceWith(link)
      })
    }),
  )
}

/**
 * A part of the app that did not come is asked for again: without a network once there is one, with one after so many
 * milliseconds, since the first moments of a network often carry nothing yet.
 */
const AGAIN = [500, 2500, 8000] as const

const nextChance = (after: number): Promise<unknown> =>
  new Promise((resolve) => {
    if (navigator.onLine) setTimeout(resolve, after)
    else addEventListener('online', resolve, { once: true })
  })

/** Loads a part that did not come at first, with its styles; fails after the third time in a row that there is a network. */
export async function loadAgain<T>(load: () => Promise<T>, waiting?: () => void): Promise<T> {
  let tries = 0
  for (;;) {
    if (!navigator.onLine) waiting?.()
    await nextChance(AGAIN[tries] ?? 0)
    tries = navigator.onLine ? tries + 1 : 0
    try {
      await missingStyles()
      return await load()
    } catch (error) {
      if (tries >= AGAIN.length) throw error
    }
  }
}
