import { createHash } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { ENDPOINTS } from '#contract/endpoints.ts'
import { accountMarkOf } from '#contract/worker.ts'
import { expect, signIn, test } from '#tests/support/journey.ts'
import { workerReady } from '#tests/support/phone.ts'

/** Delivers a push as a push service would. */
async function pushTo(context: BrowserContext, page: Page, data: string): Promise<void> {
  const session = await context.newCDPSession(page)
  const active = new Map<string, string>()
  session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const { status, scriptURL, registrationId } of versions)
      if (status === 'activated') active.set(new URL(scriptURL).origin, registrationId)
  })
  await session.send('ServiceWorker.enable')
  const { origin } = new URL(page.url())
  await expect.poll(() => active.has(origin)).toBe(true)
  await session.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: active.get(origin) ?? '',
    data,
  })
  await session.detach()
}

const shown = (page: Page) =>
  page.evaluate(async () =>
    (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, tag }) => ({
      title,
      tag,
    })),
  )

test('a push shows, counts, opens its stay; a stranger’s and a broken one do nothing', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['notifications'])
  await signIn(page, 'guest', '/booking')
  await workerReady(page)
  // What the server itself counts comes first: later it would take the place of what a push says.
  const counted = page.waitForResponse((response) =>
    response.url().includes(ENDPOINTS['notification.live'].path),
  )
  await page.reload()
  await counted
  const bell = page.getByRole('banner').getByRole('button', { name: /^Thông báo/ })
  await expect(bell).toBeVisible()
  const { userId, notice } = await page.evaluate(async () => {
    const ask = async (path: string, body?: object): Promise<unknown> => {
      const response = await fetch(`/api_cus/api/${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { 'x-ghe-page': '1', 'content-type': 'application/json' },
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
      const answer: unknown = await response.json()
      return typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : null
    }
    const person = await ask('v1/Account/app_guest')
    const list = await ask('v1/Notification/notifications_pushed', { page_size: 50 })
    const field = (value: unknown, name: string) =>
      typeof value === 'object' && value !== null ? String(Reflect.get(value, name)) : ''
    const first: unknown = Array.isArray(list) ? list.find((one) => field(one, 'target') === '1') : null
    return {
      userId: field(person, 'userId'),
      notice: { id: field(first, 'id'), ref: field(first, 'ref'), title: field(first, 'title') },
    }
  })
  const to = createHash('sha256').update(accountMarkOf(userId)).digest('hex').slice(0, 16)
  const data = {
    ...notice,
    target: '1',
    body: 'Xin chào',
    lang: 'vi',
    unread: '7',
    v: '1',
    side: 'guest',
    to,
  }

  await pushTo(context, page, JSON.stringify({ data: { ...data, to: '0000000000000000' }, from: '1' }))
  await expect.poll(() => shown(page)).toEqual([{ title: 'Ghé có thông báo mới', tag: 'something' }])
  await pushTo(context, page, '{"data":')
  await expect.poll(async () => (await shown(page)).length).toBe(1)
  await expect(bell).not.toHaveAccessibleName(/7 chưa đọc/)

  await pushTo(context, page, JSON.stringify({ data, from: '1', fcmMessageId: 'x' }))
  await expect.poll(() => shown(page)).toContainEqual({ title: notice.title, tag: notice.id })
  await expect(bell).toHaveAccessibleName(/7 chưa đọc/)
  // Nothing more is needed of the network: a browser that waits for an icon shows nothing meanwhile.
  const icons = await page.evaluate(async () =>
    (await (await navigator.serviceWorker.ready).getNotifications()).map((one) => new URL(one.icon).protocol),
  )
  expect(new Set(icons)).toEqual(new Set(['data:']))

  const [worker] = context.serviceWorkers()
  await worker?.evaluate(async (id) => {
    const registration: unknown = Reflect.get(globalThis, 'registration')
    if (!(registration instanceof ServiceWorkerRegistration)) return
    const notification = (await registration.getNotifications()).find(({ tag }) => tag === id)
    const Tapped: unknown = Reflect.get(globalThis, 'NotificationEvent')
    if (notification === undefined || typeof Tapped !== 'function') return
    const event: unknown = Reflect.construct(Tapped, ['notificationclick', { notification }])
    if (event instanceof Event) dispatchEvent(event)
  }, notice.id)
  await expect(page).toHaveURL(`/booking/${notice.ref}`)
})
