import { readFileSync } from 'node:fs'
import { expect, type BrowserContext, type Page } from '@playwright/test'
import { signIn, type PEOPLE } from '../tests/support/journey.ts'
import { firstPage, workerReady } from '../tests/support/phone.ts'
import { publicPages } from './pages.ts'

const NOBODY = '00000000-0000-7000-8000-000000000000'

export type Person = Exclude<keyof typeof PEOPLE, 'admin' | 'otherGuest'>
/** Whose pages a path is of. */
export const personOf = (path: string): Person => {
  if (path.startsWith('/host')) return 'host'
  if (path.startsWith('/desk')) return 'staff'
  return path.startsWith('/investor') ? 'investor' : 'guest'
}
/** Where each of them begins. */
export const DOORS = { guest: '/booking', host: '/host', staff: '/desk', investor: '/investor' } as const

/** Every route of the app, as its tree names it. */
export function routes(): string[] {
  const tree = readFileSync('src/routeTree.gen.ts', 'utf8')
  const names = /interface FileRoutesByTo \{(.*?)\n\}/s.exec(tree)?.[1] ?? ''
  return Array.from(names.matchAll(/'([^']+)': typeof/g), ([, path]) => path ?? '')
}

/** Waits until the worker has kept all that it keeps for this person: until no file comes any more. */
async function equipped(page: Page): Promise<void> {
  const files = () => page.evaluate(async () => (await (await caches.open('ghe-shell')).keys()).length)
  let before = -1
  await expect
    .poll(
      async () => {
        const [last, now] = [before, await files()]
        before = now
        return now > 0 && now === last
      },
      { intervals: [3000], timeout: 120_000 },
    )
    .toBe(true)
}

/** Opens one's own pages once, so that they are on the device, and says where the routes with ids lead. */
async function places(page: Page, address: string): Promise<(route: string) => string> {
  const firstLink = async (at: string, selector: string): Promise<string> => {
    await page.goto(at)
    const link = page.locator(selector).first()
    await link.waitFor({ state: 'attached' })
    return (await link.getAttribute('href')) ?? ''
  }
  const known = new Map((await publicPages(address)).map(({ name, path }) => [name, path]))
  const stay = await firstLink('/booking?tab=booked', 'article h2 a')
  for (const path of [stay, `${stay}/checkin`, ...known.values()]) {
    await page.goto(path)
    await page.locator('h1').first().waitFor({ state: 'attached' })
  }
  const filled = (route: string): string => {
    const [, first = '', second = ''] = route.split('/')
    if (route.startsWith('/booking/$id')) return route.replace('/booking/$id', stay)
    if (second === '$id' && known.has(first)) return known.get(first) ?? ''
    if (route.startsWith('/services/')) return known.get('service') ?? ''
    if (route.startsWith('/new/')) return known.get('article') ?? ''
    return route.replace('$screen', 'villa')
  }
  return (route) =>
    filled(route)
      .replace(/\/\{-\$\w+\}/g, '')
      .replace(/\$\w+/g, NOBODY)
      .replace(/\/\$$/, '')
}

/** Signs a person in on their phone, waits for the whole app on it, and says where the routes with ids lead, for a guest. */
export async function equip(
  context: BrowserContext,
  person: Person,
  address: string,
): Promise<(route: string) => string> {
  const page = await firstPage(context)
  await signIn(page, person, DOORS[person])
  await workerReady(page)
  const lead = person === 'guest' ? await places(page, address) : (route: string) => route
  await equipped(page)
  return lead
}
