import type { Page, TestInfo } from '@playwright/test'

/** Under which name it is attached to a journey that failed. */
export const SEEN_LAST = 'seen last'
/** A page that no longer answers is not waited for, in ms. */
const PATIENCE = 2000
/** As much of a page's words as tells which state it is in. */
const WORDS = 1500

/** The calls that this document was answered, the last ones last, and what it says. Runs in the page. */
function look({ words, calls }: { words: number; calls: number }): string {
  const answered = performance
    .getEntriesByType('resource')
    .filter(
      (entry): entry is PerformanceResourceTiming =>
        entry instanceof PerformanceResourceTiming && entry.initiatorType === 'fetch',
    )
    .slice(-calls)
    .map(
      ({ name, startTime, duration, responseStatus }) =>
        `${Math.round(startTime)} ms  ${responseStatus} in ${Math.round(duration)} ms  ${name}`,
    )
  const now = `${Math.round(performance.now())} ms  now`
  return [...answered, now, document.body.innerText.slice(0, words)].join('\n')
}

const wordOf = (page: Page): Promise<string> =>
  Promise.race([
    page.evaluate(look, { words: WORDS, calls: 15 }).catch(String),
    new Promise<string>((resolve) => setTimeout(() => resolve('(does not answer)'), PATIENCE)),
  ])

/**
 * Keeps with a journey that failed what its pages were answered and said last: one that needs its second try leaves nothing
 * else to find out why. Asked only then, since following every request would cost all journeys something.
 */
export async function keepLastSeen(pages: readonly Page[], info: TestInfo): Promise<void> {
  const words = pages.map(async (page) => `${page.url()}\n${await wordOf(page)}`)
  const body = (await Promise.all(words)).join('\n')
  await info.attach(SEEN_LAST, { body, contentType: 'text/plain' })
}
