import type { LiveNews } from '#contract/shapes/notification.ts'
import { call } from './call.ts'
import { hasSessionHint, onSessionChange } from './session.ts'
import { BASE, WIRE } from './wire.ts'

/** A stream that the server refused is tried again after so long, in milliseconds. */
const AGAIN_AFTER = 30_000

const isNews = (value: unknown): value is LiveNews =>
  typeof value === 'object' &&
  value !== null &&
  'unread' in value &&
  typeof value.unread === 'number' &&
  'news' in value &&
  Array.isArray(value.news)

/**
 * Follows the person's notices while somebody is signed in and looks at this page: a page in the background needs none, and
 * a browser has few lines to spare. Returns how to stop.
 */
export function followNotices(hear: (news: LiveNews) => void): () => void {
  let stream: EventSource | null = null
  let again: ReturnType<typeof setTimeout> | null = null

  function leave(): void {
    stream?.close()
    stream = null
    if (again !== null) clearTimeout(again)
    again = null
  }

  /** The server did not let us in. Why, a stream does not say: a question does, and renews the session if that is all. */
  async function refused(): Promise<void> {
    leave()
    await call('account.guest', {}).catch(() => undefined)
    again = setTimeout(look, AGAIN_AFTER)
  }

  function look(): void {
    const wanted = hasSessionHint() && document.visibilityState === 'visible' && navigator.onLine
    if (!wanted) return leave()
    if (stream !== null) return
    if (again !== null) clearTimeout(again)
    again = null
    stream = new EventSource(BASE + WIRE['notification.live'].path)
    stream.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const news: unknown = JSON.parse(data)
      if (isNews(news)) hear(news)
    })
    stream.addEventListener('error', () => {
      // A cut line is taken up again by the browser itself; a refusal is not.
      if (stream?.readyState === EventSource.CLOSED) void refused()
    })
  }

  look()
  const stopListening = onSessionChange(look)
  const events = ['online', 'offline'] as const
  for (const event of events) addEventListener(event, look)
  return () => {
    leave()
    stopListening()
    for (const event of events) removeEventListener(event, look)
  }
}
