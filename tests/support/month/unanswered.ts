import type { Page, Request } from '@playwright/test'

/** Watches what a page asks for; afterwards it says what stood there and what it still waits for, or did not get. */
export function watchAsking(page: Page): () => Promise<string> {
  const waiting = new Set<Request>()
  const failed: string[] = []
  const nameOf = (request: Request) => `${request.method()} ${new URL(request.url()).pathname}`
  page.on('request', (request) => waiting.add(request))
  page.on('requestfinished', (request) => {
    waiting.delete(request)
    void request.response().then(
      (answer) => {
        if (answer && !answer.ok()) failed.push(`${nameOf(request)} ${answer.status()}`)
      },
      // The browser was killed in between.
      () => undefined,
    )
  })
  page.on('requestfailed', (request) => {
    waiting.delete(request)
    failed.push(`${nameOf(request)} ${request.failure()?.errorText}`)
  })
  page.on('pageerror', (error) => failed.push(String(error)))
  return async () => {
    const stood = await page
      .evaluate(async () => {
        const kept = await Promise.all(
          (await caches.keys()).map(
            async (name) => `${name} ${(await (await caches.open(name)).keys()).length}`,
          ),
        )
        return [location.pathname, document.body.innerText.slice(0, 300), kept.join(', ')].join('\n')
      })
      .catch(String)
    return `${stood}\nwaits for:\n${Array.from(waiting, nameOf).join('\n')}\ndid not get:\n${failed.join('\n')}`
  }
}
