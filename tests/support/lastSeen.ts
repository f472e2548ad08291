import type { BrowserContext, TestInfo } from '@playwright/test'

/** Under which name it is attached to a journey that failed. */
export const SEEN_LAST = 'seen last'
/** How many of the last answers are told. */
const LAST = 25
/** What a person did and was shown; scripts, styles and pictures would drown it. */
const TOLD = new Set(['document', 'fetch', 'xhr'])
/** A page that no longer answers is not waited for. */
const PATIENCE = 2000
/** As much of a page's words as tells which state it is in. */
const WORDS = 1500

/**
 * Follows what the pages of a journey ask for. What comes back tells, in the run's own output, what stood on them and was
 * answered last: a journey that needs its second try leaves nothing else to find out why.
 */
export function lastSeen(context: BrowserContext): (info: TestInfo) => Promise<void> {
  const lines: string[] = []
  const begun = Date.now()
  const say = (what: string) => {
    lines.push(`${((Date.now() - begun) / 1000).toFixed(1)} s  ${what}`)
    if (lines.length > LAST) lines.shift()
  }
  context.on('request', (request) => {
    if (TOLD.has(request.resourceType())) say(`${request.method()} ${request.url()}`)
  })
  context.on('response', (response) => {
    if (TOLD.has(response.request().resourceType())) say(`${response.status()} ${response.url()}`)
  })
  context.on('requestfailed', (request) => {
    if (TOLD.has(request.resourceType())) say(`${request.failure()?.errorText} ${request.url()}`)
  })
  return async (info) => {
    const pages = context.pages().map(async (page) => {
      const words = await page
        .locator('body')
        .innerText({ timeout: PATIENCE })
        .catch(() => '(does not answer)')
      return `${page.url()}\n${words.slice(0, WORDS)}`
    })
    const body = [...lines, ...(await Promise.all(pages))].join('\n')
    await info.attach(SEEN_LAST, { body, contentType: 'text/plain' })
  }
}
