import { join } from 'node:path'
import { expect, request as http, type Page } from '@playwright/test'
import { API_BASE, ENDPOINTS, type Output } from '#contract/endpoints.ts'
import { staysAhead } from '#contract/nextStay.ts'
import { call, type Caller } from '../caller.ts'
import type { Newcomer } from '../newcomer.ts'
import { ownGuest, ownHost, ownPlace, paidStay } from '../own.ts'
import { rows, workerReady } from '../phone.ts'
import { freePort } from '../postgres.ts'
import { chanceOf } from './chance.ts'
import { OwnServer } from './ownServer.ts'
import { aboutWhom, Person, STAFF } from './person.ts'
import { watchAsking } from './unanswered.ts'
import { Sky, WEATHERS } from './weather.ts'

export type Plan = { seed: number; days: number; kills: number; changes: number }

const DAY = 86_400_000
const NIGHTS = 3
/** What a phone's clock may be wrong by, in days. */
const WRONG = [0, 0, 0, -2, 8, 68] as const
const MINUTE = 60_000
/** How long somebody writes at most before the phone dies, in bad weather. */
const WRITING = 12_000
/** To so many other places everybody writes, too, all at once: what is said to one waits for nothing that is said to another. */
const OTHERS = 4
const GUEST = API_BASE + ENDPOINTS['account.guest'].path
/** Stores that a browser short of space may throw away one by one, and that the app must make good by itself. */
const LOSABLE = ['ghe-shell', 'ghe-photos'] as const

const inVietnam = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Ho_Chi_Minh' })

/** Lives through some days of one guest and one host; what happened, as a table. Throws where something was lost. */
export async function liveThrough(
  folder: string,
  { seed, days, kills, changes }: Plan,
): Promise<Map<string, number>> {
  const chance = chanceOf(seed)
  const happened = new Map<string, number>()
  const note = (what: string, times = 1) => void happened.set(what, (happened.get(what) ?? 0) + times)
  const server = new OwnServer(await freePort(), join(folder, 'data'))
  const sky = new Sky(server.address)
  const address = await sky.open()
  await server.start()
  try {
    const hostsOwn: Caller = { request: await http.newContext({ baseURL: server.address }) }
    const hostsAccount = await ownHost(hostsOwn)
    // Also late in the evening the first night is today's.
    const place = await ownPlace(hostsOwn, { house: { same_day_until: '23:59' } })
    const { data: known } = await call(hostsOwn, 'search.resorts', {})
    const others = known
      .map(({ resortId }) => resortId)
      .filter((id) => id !== place.resortId)
      .slice(0, OTHERS)
    const guestsOwn: Caller = { request: await http.newContext({ baseURL: server.address }) }
    const guestsAccount = await ownGuest(guestsOwn)
    const stays: Output<'booking.detail'>[] = []
    for (let from = 0; from < days; from += NIGHTS)
      stays.push(await paidStay(guestsOwn, place, { from, nights: NIGHTS }))

    const guest = new Person(join(folder, 'guest'), address, '/chat/chat-support')
    const host = new Person(join(folder, 'host'), address, '/host/gate')
    const signIn = ({ email, password }: Newcomer, page: Page) =>
      call(page, 'account.login', { identifier: email, password })
    /** Whom the server no longer knows signs in again. */
    const signInAgain = async (page: Page, account: Newcomer) => {
      const status = await page.evaluate(async (at) => (await fetch(at).catch(() => null))?.status, GUEST)
      if (status !== 401) return
      await signIn(account, page)
      await page.reload()
      note('signed in again')
    }
    const today = () => inVietnam.format(server.now)
    /** Looks for today's code where a person looks for it; with a clock that is wrong, under its booking. */
    const look = async (page: Page, clockIsRight: boolean) => {
      const [stay] = staysAhead(stays, today())
      if (stay === undefined) return
      const whatStood = watchAsking(page)
      await page.goto(clockIsRight ? '/booking/now' : `/booking/${stay.id}/checkin`)
      await expect(page.getByText(stay.code), `the code of ${today()}`)
        .toBeVisible({ timeout: 30_000 })
        .catch(async (error: unknown) => {
          throw new Error(await whatStood(), { cause: error })
        })
      note('looked at the code of the day, and it was there')
    }
    const waiting = (page: Page) => rows(page, 'ghe-account', 'outbox')
    /** In fine weather everything arrives. */
    const arriveAll = async (person: Person, account: Newcomer, ahead: number) => {
      const page = await person.begin(ahead)
      await signInAgain(page, account)
      await page.goto('/outbox')
      await workerReady(page)
      await page.reload()
      await expect.poll(() => waiting(page), { timeout: 2 * MINUTE }).toBe(0)
      return page
    }
    /** Another person uses the guest's phone for a while, and sees nothing of the guest. */
    const borrow = async () => {
      const page = await arriveAll(guest, guestsAccount, server.now - Date.now())
      await page
        .getByRole('navigation', { name: 'Thanh dưới' })
        .getByRole('link', { name: 'Tài khoản' })
        .click()
      await page.getByRole('button', { name: 'Đăng xuất', exact: true }).click()
      await page.waitForURL((at) => at.pathname === '/')
      await signIn(hostsAccount, page)
      for (const { id, code } of stays.slice(0, 2)) {
        await page.goto(`/booking/${id}/checkin`)
        await expect(page.locator('h1').first()).toBeVisible()
        await expect(page.getByText(code)).toBeHidden()
      }
      await page.context().clearCookies()
      await signIn(guestsAccount, page)
      await page.goto('/booking')
      await page.reload()
      // What is over is not carried along anew.
      const ahead = staysAhead(stays, today()).length
      await expect.poll(() => rows(page, 'ghe-account', 'records')).toBeGreaterThan(ahead)
      await guest.close()
      note('another person on the phone, and back')
    }

    for (const [person, account] of [[guest, guestsAccount] as const, [host, hostsAccount] as const]) {
      const page = await person.open()
      await page.goto('/')
      await signIn(account, page)
      await page.goto(person === guest ? '/booking' : person.home)
      await workerReady(page)
      await page.reload()
      const atLeast = person === guest ? stays.length : 1
      await expect.poll(() => rows(page, 'ghe-account', 'records')).toBeGreaterThan(atLeast)
      await person.close()
    }

    const perKill = Math.ceil(changes / kills)
    let kill = 0
    for (let day = 0; day < days; day += 1) {
      // The first and the last day have a network; some of the others none at all.
      const dark = day > 0 && day < days - 1 && chance.happens(0.35)
      const wrong = chance.oneOf(WRONG)
      note(dark ? 'day without a network' : 'day with a network')
      if (wrong !== 0) note(`day with a clock ${wrong} days wrong`)
      if (day > 0 && !dark && chance.happens(0.5)) {
        sky.edition += 1
        note(sky.edition % 2 === 1 ? 'update over a step of the stores' : 'update, back over the step')
      }
      const until = day === days - 1 ? kills : Math.round(((day + 1) * kills) / days)
      for (; kill < until; kill += 1) {
        const ahead = server.now - Date.now() + wrong * DAY
        const isGuest = chance.happens(0.7)
        const [person, account] = isGuest ? [guest, guestsAccount] : [host, hostsAccount]
        sky.gone = dark
        let since = performance.now()
        /** Says which part of a life took strangely long. */
        const passed = (part: string) => {
          const seconds = Math.round((performance.now() - since) / 1000)
          if (seconds > 60) process.stdout.write(`kill ${kill + 1}: ${part} took ${seconds} s\n`)
          since = performance.now()
        }
        const page = await person.begin(ahead, dark)
        passed('opening')
        if (!dark) {
          await signInAgain(page, account)
          await page.evaluate(
            async () => void (await (await navigator.serviceWorker.ready).update().catch(() => null)),
          )
          await page.evaluate(async () =>
            (await navigator.serviceWorker.ready).waiting?.postMessage({ type: 'skipWaiting' }, []),
          )
          if (chance.happens(0.1)) {
            const lost = chance.oneOf(LOSABLE)
            await page.evaluate((name) => caches.delete(name), lost)
            note(`store ${lost} lost`)
            await page.reload()
            // What the device lost it has again from a network in order; over a bad one nobody could open the app.
            await workerReady(page)
          }
          sky.choose = () => (chance.happens(0.35) ? chance.oneOf(WEATHERS) : 'fine')
        }
        passed('updating')
        if (isGuest) await look(page, wrong === 0)
        passed('looking at the code')
        const before = person.taken.length
        const life = `day ${day + 1}${dark ? ', no network' : ''}, kill ${kill + 1}, clock ${wrong} days wrong`
        const to = isGuest ? [STAFF, place.resortId, ...others] : [STAFF, ...others]
        const each = Math.ceil(perKill / to.length)
        const writing = Promise.all(to.map((whom) => person.write(page, whom, each, life)))
        const enough = chance.upTo(each * to.length - 1)
        const killsServer = !dark && chance.happens(0.08)
        const fewest = killsServer ? Math.floor(enough / 2) : enough
        await expect
          .poll(
            () => {
              const taken = person.taken.length - before
              return taken > fewest || (taken > 0 && performance.now() - since > WRITING)
            },
            { intervals: [5], timeout: 3 * MINUTE },
          )
          .toBe(true)
        passed('writing')
        if (killsServer) {
          await server.kill()
          note('server killed')
          process.stdout.write(`${life}: the server was killed, too\n`)
        }
        await person.die()
        note('browser killed')
        await writing
        sky.choose = () => 'fine'
        sky.drop()
        if (killsServer) await server.start()
        passed('dying')
      }
      sky.gone = false
      process.stdout.write(`day ${day + 1} of ${days}: ${kill} of ${kills} kills\n`)
      if (day < days - 1 && day % 7 === 1) await borrow()
      await server.nextDay()
    }

    for (const [person, account] of [[guest, guestsAccount] as const, [host, hostsAccount] as const]) {
      const page = await arriveAll(person, account, server.now - Date.now())
      await expectWhole(page, person)
      note('changes asked for', person.asked.length)
      note('changes taken by the app, each there once and in order', person.taken.length)
      await person.close()
    }
    for (const [weather, times] of sky.met) note(`questions that met: ${weather}`, times)
    await Promise.all([hostsOwn.request.dispose(), guestsOwn.request.dispose()])
    return happened
  } finally {
    await sky.close()
    await server.kill()
  }
}

/** Everything that was taken is at the server once, in the order in which it was done, and nothing that nobody did. */
async function expectWhole(page: Page, person: Person): Promise<void> {
  const things = new Set(person.asked.map(({ thing }) => thing))
  for (const thing of things) {
    const about = aboutWhom(thing)
    const there: string[] = []
    for (let before: number | null = 0; before !== null;) {
      const { messages, older }: Output<'chat.thread'> = await call(page, 'chat.thread', {
        ...about,
        page_size: 50,
        ...(before === 0 ? {} : { before }),
      })
      there.unshift(...messages.filter(({ mine }) => mine).map(({ id }) => id))
      before = older
    }
    const asked = new Set(person.asked.filter((one) => one.thing === thing).map(({ id }) => id))
    const taken = person.taken.filter((one) => one.thing === thing).map(({ id }) => id)
    const known = new Set(taken)
    const lost = person.taken.filter((one) => one.thing === thing && !there.includes(one.id))
    expect(
      lost.map(({ life, id }) => `${life}: the ${taken.indexOf(id) + 1}th of ${taken.length}`),
      `lost, ${thing}`,
    ).toEqual([])
    expect(there.length - new Set(there).size, `doubled, ${thing}`).toBe(0)
    expect(
      there.filter((id) => !asked.has(id)),
      `never asked for, ${thing}`,
    ).toEqual([])
    expect(
      there.filter((id) => known.has(id)),
      `order, ${thing}`,
    ).toEqual(taken)
  }
}
