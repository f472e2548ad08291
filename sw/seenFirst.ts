/** Where the part of the shell ends that is to be seen; what starts the app follows it (index.html). */
const SEEN = '<!--seen-->'
/** What sets the theme before anything is painted, for a document that does not come from here (scripts/vite/inlineBoot.ts). */
const THEME = /<script>.*?<\/script>/s
/** What comes after the mark waits so long, in ms: a slow phone paints meanwhile. */
const MOMENT = 40

/** A worker's view of the site's cookies; Firefox and Safari have it since 2025. */
declare const cookieStore: { get(name: string): Promise<{ value: string } | null> } | undefined

const chosen = async (name: string, values: readonly string[]): Promise<string | null> => {
  // Cookies that cannot be read keep nobody from the page.
  const value = (await cookieStore?.get(name).catch(() => null))?.value
  return value !== undefined && values.includes(value) ? value : null
}

/**
 * The shell in two pieces, so that its mark is painted before a script is read, which costs a slow phone more than the paint
 * itself (docs/performance.md). Theme and language are written into the first one. A browser whose workers see no cookies, and
 * a document that is not the shell, get it as it is.
 */
export async function seenFirst(document: Response): Promise<Response> {
  if (typeof cookieStore === 'undefined') return document
  const [theme, language, text] = await Promise.all([
    chosen('theme', ['light', 'dark']),
    chosen('lang', ['vi', 'en']),
    document.clone().text(),
  ])
  const end = text.indexOf(SEEN)
  if (end < 0) return document
  const first = text
    .slice(0, end)
    .replace(THEME, '')
    .replace(
      /<html[^>]*>/,
      `<html lang="${language ?? 'vi'}"${theme === null ? '' : ` data-theme="${theme}"`}>`,
    )
  const encoder = new TextEncoder()
  const pieces = new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(encoder.encode(first))
      await new Promise((resolve) => setTimeout(resolve, MOMENT))
      controller.enqueue(encoder.encode(text.slice(end)))
      controller.close()
    },
  })
  return new Response(pieces, { status: document.status, headers: document.headers })
}
